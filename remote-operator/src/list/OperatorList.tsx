import { Card, EmptyState, SkeletonList, Stack } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface OperatorListProps<Row> {
  list: UseInfiniteQueryResult<InfiniteData<readonly Row[]>>;
  /** Said while it loads: 'Meldungen werden geladen …'. */
  loading: string;
  /** Title of a failure: 'Die Meldungen konnten nicht geladen werden'. */
  failed: string;
  /** What stands there instead of rows. */
  empty: { icon: ReactNode; title: string; text: string };
  keyOf: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}

/** A list of the back-office, page by page, with all its states. */
export function OperatorList<Row>(props: OperatorListProps<Row>): ReactNode {
  const { list, loading, failed, empty, keyOf, children } = props;
  if (list.isPending) return <SkeletonList rows={3} label={loading} />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title={failed}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const rows = list.data.pages.flat();
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </Stack>
      <LoadMoreButton list={list} />
    </Stack>
  );
}
