import { SkeletonList } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadingProps<Data> {
  query: UseQueryResult<Data>;
  /** Said while it loads: 'Die Rechnung wird geladen …'. */
  loading: string;
  /** Title of a failure. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a query brings, with its states before. */
export function Loading<Data>({ query, loading, failed, children }: LoadingProps<Data>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonList rows={2} label={loading} />;
  return (
    <LoadFailure
      title={failed}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
