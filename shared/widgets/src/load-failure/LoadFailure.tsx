import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';

export interface LoadFailureProps {
  title: ReactNode;
  error: unknown;
  /** Said when the server gave no reason. */
  fallback?: string;
  retrying: boolean;
  onRetry: () => void;
}

/** What could not be loaded, and the next step. */
export function LoadFailure(props: LoadFailureProps): ReactNode {
  const { title, error, fallback = 'Bitte prüfen Sie Ihre Internetverbindung.' } = props;
  const { retrying, onRetry } = props;
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button loading={retrying} onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {apiErrorMessage(error, fallback)}
    </Alert>
  );
}
