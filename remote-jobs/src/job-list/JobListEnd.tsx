import { Alert, Button, Spinner } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { loadErrorMessage } from './load-error.ts';

interface JobListEndProps {
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
}

/** The end of the list: a button that does what scrolling does (layout-19), or why it ends. */
export function JobListEnd({ hasMore, loading, error, onLoadMore }: JobListEndProps): ReactNode {
  if (loading) return <Spinner label="Weitere Stellen werden geladen …" />;
  if (error) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={<Button onClick={onLoadMore}>Erneut versuchen</Button>}
      >
        {loadErrorMessage(error)}
      </Alert>
    );
  }
  return hasMore ? <Button onClick={onLoadMore}>Weitere laden</Button> : null;
}
