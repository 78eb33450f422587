import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../job-list/load-error.ts';

interface ListFailureProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** A list that could not be loaded: why, and another attempt (POOL-07). */
export function ListFailure({ error, retrying, onRetry }: ListFailureProps): ReactNode {
  return (
    <Alert
      tone="error"
      title="Fehler beim Laden"
      action={
        <Button loading={retrying} onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {loadErrorMessage(error)}
    </Alert>
  );
}
