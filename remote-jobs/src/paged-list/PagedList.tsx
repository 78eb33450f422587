import { SkeletonList } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UNKNOWN_ERROR } from '../job-list/load-error.ts';
import { PagedRows, type PagedRowsProps } from './PagedRows.tsx';

interface PagedListProps<T> extends Omit<PagedRowsProps<T>, 'items' | 'list'> {
  list: UseInfiniteQueryResult<InfiniteData<T[]>>;
  /** What is loading, read out. */
  loadingLabel: string;
  /** Shown when there is no row. */
  empty: ReactNode;
}

/** A list that comes in pages, with all its states: loading, failed, empty, rows. */
export function PagedList<T>({ list, loadingLabel, empty, ...rows }: PagedListProps<T>): ReactNode {
  if (list.isPending) return <SkeletonList rows={3} label={loadingLabel} />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Fehler beim Laden"
        error={list.error}
        fallback={UNKNOWN_ERROR}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const items = list.data.pages.flat();
  return items.length === 0 ? empty : <PagedRows items={items} list={list} {...rows} />;
}
