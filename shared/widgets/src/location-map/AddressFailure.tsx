import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** Said when the maps service does not find the address (layout-23); the map stays at the place. */
export function AddressFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="error"
      title={<span lang="en">Geocoding failed. Please check the address and try again.</span>}
      action={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Google hat diese Anschrift nicht gefunden. Die Karte zeigt die Mitte des Ortes.
    </Alert>
  );
}
