import { Alert, Button, SkeletonRow } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface PendingRowProps {
  /** Loading it again has failed. */
  failed: boolean;
  onRetry: () => void;
}

/** A row one has come back to while its job is loaded again. */
export function PendingRow({ failed, onRetry }: PendingRowProps): ReactNode {
  if (!failed) return <SkeletonRow />;
  return (
    <Alert
      tone="error"
      title="Fehler beim Laden"
      action={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Diese Stelle konnte nicht geladen werden.
    </Alert>
  );
}
