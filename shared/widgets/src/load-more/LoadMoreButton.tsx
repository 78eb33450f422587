import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListEnd } from './ListEnd.tsx';

interface LoadMoreButtonProps {
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
}

/** The end of a list of a query: loads the next rows, or says why it goes no further. */
export function LoadMoreButton({ list }: LoadMoreButtonProps): ReactNode {
  return (
    <div>
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? list.error : null}
        onLoadMore={() => void list.fetchNextPage()}
        unknownError="Bitte prüfen Sie Ihre Internetverbindung."
      />
    </div>
  );
}
