import { JOB_OVERSCAN_ROWS } from '@silverjobs/contract/constants';
import { PrintedRows } from '@silverjobs/widgets/printed-rows';
import {
  FocusPreservingList,
  type ListContext,
  ListRow,
  useRestoredPlace,
} from '@silverjobs/widgets/virtual-list';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import '../job-list/job-list.css';
import { ListEnd } from '@silverjobs/widgets/load-more';
import { usePagedScrollMemory } from './usePagedScrollMemory.ts';

export interface PagedRowsProps<T> {
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

/** Rows rendered before anything is measured, on the server too: as many as the highest window shows. */
const FIRST_ROWS = 5;

const components: Components<unknown, ListContext> = {
  List: FocusPreservingList as NonNullable<Components<unknown, ListContext>['List']>,
  Item: ListRow as NonNullable<Components<unknown, ListContext>['Item']>,
};

/**
 * Rows that load on while one scrolls; only those near the window are rendered (layout-18). Who comes
 * back finds the same place, and the link that was followed has the focus.
 */
export function PagedRows<T>(props: PagedRowsProps<T>): ReactNode {
  const { items, total, list, keyOf, renderRow } = props;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  const rows = total === undefined ? undefined : Math.max(total, items.length);
  const context = useMemo(() => ({ total: rows ?? -1, rows: items.length }), [rows, items.length]);
  const virtuoso = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { returned, store } = usePagedScrollMemory();
  useRestoredPlace({
    box,
    list: virtuoso,
    top: returned?.view.scrollTop ?? null,
    href: returned?.href ?? null,
  });
  const loadMore = () => void fetchNextPage();

  function noteFollowed(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (href) virtuoso.current?.getState((view) => store({ view, href }));
  }

  return (
    <>
      <div ref={box} className="jobs-list__rows" onClickCapture={noteFollowed}>
        <PrintedRows
          count={items.length}
          row={(index) => {
            const item = items[index];
            return item === undefined ? null : { key: keyOf(item), content: renderRow(item) };
          }}
          more={hasNextPage}
        />
        <Virtuoso
          ref={virtuoso}
          useWindowScroll
          totalCount={items.length}
          context={context}
          components={components}
          minOverscanItemCount={JOB_OVERSCAN_ROWS}
          {...(returned
            ? { restoreStateFrom: returned.view }
            : { initialItemCount: Math.min(items.length, FIRST_ROWS) })}
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
        <ListEnd
          loadingText="Weitere Stellen werden geladen …"
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          error={isFetchNextPageError ? error : null}
          onLoadMore={loadMore}
        />
      </div>
    </>
  );
}
