import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import type { ReactNode } from 'react';

interface ListEndProps {
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
}

/** The end of the list: a button that does what scrolling does (layout-19), or why it ends. */
export function ListEnd({ hasMore, loading, error, onLoadMore }: ListEndProps): ReactNode {
  if (loading) return <Spinner label="Weitere Gespräche werden geladen …" />;
  if (error) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={<Button onClick={onLoadMore}>Erneut versuchen</Button>}
      >
        {apiErrorMessage(error, 'Ein unbekannter Fehler ist aufgetreten.')}
      </Alert>
    );
  }
  return hasMore ? <Button onClick={onLoadMore}>Weitere laden</Button> : null;
}
