import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface ListEndProps {
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
  /** Said while they come. */
  loadingText?: string;
  /** Said of an error for which the server gives no reason (jobs-8). */
  unknownError?: string;
}

/** The end of a list: a button that does what scrolling does (layout-19), or why it ends. */
export function ListEnd({
  hasMore,
  loading,
  error,
  onLoadMore,
  loadingText = 'Weitere werden geladen …',
  unknownError = 'Ein unbekannter Fehler ist aufgetreten.',
}: ListEndProps): ReactNode {
  if (loading) return <Spinner label={loadingText} />;
  if (error) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={<Button onClick={onLoadMore}>Erneut versuchen</Button>}
      >
        {apiErrorMessage(error, unknownError)}
      </Alert>
    );
  }
  return hasMore ? <Button onClick={onLoadMore}>Weitere laden</Button> : null;
}
