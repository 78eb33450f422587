import { apiErrorMessage } from '@silverjobs/api';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadMoreButtonProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}

/** The end of a list: loads the next rows, or says why it goes no further. */
export function LoadMoreButton({ list }: LoadMoreButtonProps): ReactNode {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  if (isFetchingNextPage) return <Spinner label="Weitere werden geladen …" />;
  if (isFetchNextPageError) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={<Button onClick={() => void fetchNextPage()}>Erneut versuchen</Button>}
      >
        {apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
      </Alert>
    );
  }
  if (!hasNextPage) return null;
  return (
    <div>
      <Button onClick={() => void fetchNextPage()}>Weitere laden</Button>
    </div>
  );
}
