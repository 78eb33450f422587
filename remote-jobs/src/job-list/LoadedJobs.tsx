import type { JobListFilter } from '@silverjobs/api/job-filter';
import { Button, cx, Text } from '@silverjobs/ui';
import { ListEnd } from '@silverjobs/widgets/load-more';
import { type ReactNode, useCallback, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { countText, formatCount, isMoreThanCounted } from './format-count.ts';
import type { GroupNames } from './GroupHeading.tsx';
import { shouldLoadMore } from './should-load-more.ts';
import { type DrawnRows, type JobListResult, useJobRows } from './useJobRows.ts';
import { useListParts } from './useListParts.ts';
import { usePartFocus } from './usePartFocus.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { VirtualJobs } from './VirtualJobs.tsx';

interface LoadedJobsProps {
  list: JobListResult;
  jobFilter: JobListFilter;
  /** Number of all jobs for the filter; undefined while unknown. */
  total: number | undefined;
  /** Names the groups of the list; null where it has none. */
  groups: GroupNames | null;
}

/** What the page of a job needs for the way back to the list. */
export interface ListOrigin {
  /** Path and query of the list. */
  list: string;
  total: number | undefined;
}

/** A list with rows: its extent, the rows, and its end. */
export function LoadedJobs({ list, jobFilter, total, groups }: LoadedJobsProps): ReactNode {
  const place = useScrollMemory(jobFilter);
  const [drawn, noteDrawn] = useReducer(mergeDrawn, NOTHING_DRAWN);
  const rows = useJobRows(list, jobFilter, drawn, place.returned ?? NOTHING_KEPT);
  const parts = useListParts(rows.reached, place.returned?.parts);
  const { pathname, search } = useLocation();
  const origin: ListOrigin = { list: `${pathname}${search}`, total };

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const failed = rows.atEnd && isFetchNextPageError;
  const hasMore = !rows.atEnd || hasNextPage;
  const canGrow = rows.atEnd && hasNextPage && parts.isLast && !parts.isFull;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const due = shouldLoadMore({
    lastDrawn: drawn.last,
    loaded: rows.reached,
    hasMore: canGrow,
    loading: isFetchingNextPage,
    failed,
  });
  useEffect(() => {
    if (due) loadMore();
  }, [due, loadMore]);

  const { start, end } = parts;
  const focus = usePartFocus(start);
  const nextPart = !parts.isLast || (parts.isFull && hasMore);
  return (
    <>
      <Text
        ref={focus.bar}
        tabIndex={-1}
        tone="quiet"
        className={cx('jobs-list__bar', start === 0 && 'jobs-list__bar--first')}
      >
        {extent(start, end, total)}
      </Text>
      {start > 0 && (
        <div className="jobs-list__part">
          <Button onClick={parts.showPrevious}>Vorherige Stellen zeigen</Button>
        </div>
      )}
      <VirtualJobs
        key={start}
        rows={rows}
        parts={parts}
        total={total ?? (hasMore ? undefined : rows.reached)}
        place={place}
        groups={groups}
        linkState={origin}
        onDrawn={noteDrawn}
      />
      <div className="jobs-list__end">
        {nextPart ? (
          <Button ref={focus.next} onClick={parts.showNext}>
            Weiter ab Stelle {formatCount(end + 1)}
          </Button>
        ) : (
          <ListEnd
            loadingText="Weitere Stellen werden geladen …"
            hasMore={hasMore}
            loading={isFetchingNextPage && rows.atEnd}
            error={failed ? list.error : null}
            onLoadMore={loadMore}
          />
        )}
      </div>
    </>
  );
}

const NOTHING_KEPT = { pageRows: [], groupStarts: {} };
const NOTHING_DRAWN: DrawnRows = { first: -1, last: -1, scrolling: false };

function mergeDrawn(drawn: DrawnRows, now: Partial<DrawnRows>): DrawnRows {
  const next = { ...drawn, ...now };
  const same =
    next.first === drawn.first && next.last === drawn.last && next.scrolling === drawn.scrolling;
  return same ? drawn : next;
}

function extent(start: number, end: number, total: number | undefined): string {
  if (end <= start) return `Ab Stelle ${formatCount(start + 1)}`;
  if (end === 1 && (total === undefined || total <= 1)) return '1 Stelle';
  const range = `${formatCount(start + 1)} bis ${formatCount(end)}`;
  if (total === undefined) return range;
  return `${range} von ${countText(isMoreThanCounted(total) ? total : Math.max(total, end))} Stellen`;
}
