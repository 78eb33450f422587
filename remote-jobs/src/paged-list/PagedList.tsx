import { JOB_OVERSCAN_ROWS } from '@silverjobs/contract/constants';
import { KeptRowList, type ListContext, ListRow } from '@silverjobs/widgets/virtual-list';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Components, Virtuoso } from 'react-virtuoso';
import '../job-list/job-list.css';
import { JobListEnd } from '../job-list/JobListEnd.tsx';

interface PagedListProps<T> {
  items: readonly T[];
  /** Number of all rows; undefined while unknown. */
  total: number | undefined;
  list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  keyOf: (item: T) => number;
  renderRow: (item: T) => ReactNode;
}

/** Rows drawn before anything is measured, on the server too. */
const FIRST_ROWS = 8;

const components: Components<unknown, ListContext> = {
  List: KeptRowList as NonNullable<Components<unknown, ListContext>['List']>,
  Item: ListRow as NonNullable<Components<unknown, ListContext>['Item']>,
};

/** A list that loads on while one scrolls and draws only the rows near the window (D4). */
export function PagedList<T>(props: PagedListProps<T>): ReactNode {
  const { items, total, list, keyOf, renderRow } = props;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const rows = total === undefined ? undefined : Math.max(total, items.length);
  const context = useMemo(() => ({ total: rows ?? -1 }), [rows]);
  const loadMore = () => void fetchNextPage();

  return (
    <>
      <div className="jobs-list__rows">
        <Virtuoso
          useWindowScroll
          totalCount={items.length}
          context={context}
          components={components}
          minOverscanItemCount={JOB_OVERSCAN_ROWS}
          initialItemCount={Math.min(items.length, FIRST_ROWS)}
          computeItemKey={(index) => {
            const item = items[index];
            return item === undefined ? `row-${index}` : keyOf(item);
          }}
          itemContent={(index) => {
            const item = items[index];
            return item !== undefined && renderRow(item);
          }}
          endReached={() => {
            if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) loadMore();
          }}
        />
      </div>
      <div className="jobs-list__end">
        <JobListEnd
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? error : null}
          onLoadMore={loadMore}
        />
      </div>
    </>
  );
}
