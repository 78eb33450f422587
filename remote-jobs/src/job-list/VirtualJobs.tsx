import { JOB_OVERSCAN_ROWS, JOB_ROW_HEIGHT_PX } from '@silverjobs/contract/constants';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Alert, Button, SkeletonRow } from '@silverjobs/ui';
import { PrintedRows } from '@silverjobs/widgets/printed-rows';
import {
  FocusPreservingList,
  type ListContext,
  ListRow,
  useRestoredPlace,
} from '@silverjobs/widgets/virtual-list';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { JobRow } from '../job-card/JobRow.tsx';
import { isMoreThanCounted } from './format-count.ts';
import { GroupHeading, type GroupNames } from './GroupHeading.tsx';
import type { DrawnRows, JobRows } from './useJobRows.ts';
import type { VisiblePart } from './useListParts.ts';
import type { ScrollMemory } from './useScrollMemory.ts';
import './job-list.css';

interface VirtualJobsProps {
  rows: JobRows;
  /** The rows of the list that are shown. */
  parts: VisiblePart;
  /** Number of all jobs for the filter; undefined while unknown. */
  total: number | undefined;
  place: ScrollMemory;
  /** Names the groups of the list; null where it has none. */
  groups: GroupNames | null;
  /** Kept with the links, for the way back. */
  linkState: unknown;
  /** Rows of the list that are rendered; told again when nothing has changed. */
  onDrawn: (rows: Partial<DrawnRows>) => void;
}

/** Rows rendered before anything is measured, on the server too: as many as a window of 1,400 px shows. */
const FIRST_ROWS = 4;

const components: Components<unknown, ListContext> = {
  List: FocusPreservingList as NonNullable<Components<unknown, ListContext>['List']>,
  Item: ListRow as NonNullable<Components<unknown, ListContext>['Item']>,
};

/** The rows of the list; the page scrolls, only rows near the window are rendered (jobs-5). */
export function VirtualJobs(props: VirtualJobsProps): ReactNode {
  const { rows, parts, total, place, groups, linkState, onDrawn } = props;
  const { start, end } = parts;
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const returned =
    place.returned?.parts.starts[place.returned.parts.current] === start ? place.returned : null;
  useRestoredPlace({
    box,
    list,
    top: returned?.view.scrollTop ?? null,
    href: returned?.jobId ? pathTo(paths.job, { id: returned.jobId }) : null,
  });

  const { jobAt } = rows;
  const context = useMemo<ListContext>(
    () => ({
      total: total === undefined || isMoreThanCounted(total) ? -1 : total,
      first: start,
      rows: end - start,
      isPending: (index) => jobAt(start + index) === undefined,
    }),
    [total, start, end, jobAt],
  );

  const opened = useRef({ jobId: returned?.jobId ?? null, leaving: false });
  const { pageRows, groupStarts } = rows;
  const kept = useRef({ pageRows, groupStarts, parts: parts.kept });
  useEffect(() => {
    kept.current = { pageRows, groupStarts, parts: parts.kept };
  }, [pageRows, groupStarts, parts.kept]);

  function store() {
    const { jobId } = opened.current;
    list.current?.getState((view) => place.store({ view, jobId, ...kept.current }));
  }

  function noteOpened(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const jobId = link && jobIdOf(link.getAttribute('href'));
    if (!jobId) return;
    const stays = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    opened.current = { jobId, leaving: !stays };
    store();
  }

  function noteScrolled(scrolling: boolean) {
    onDrawn({ scrolling });
    // On the way out the page is scrolled to the top; that is not where the reader was.
    if (!scrolling && !opened.current.leaving) store();
  }

  return (
    // Only listens to the links in it.
    <div ref={box} className="jobs-list__rows" onClickCapture={noteOpened}>
      <PrintedRows
        count={end - start}
        row={(index) => {
          const job = jobAt(start + index);
          return job
            ? {
                key: job.id > 0 ? job.id : `entry-${start + index}`,
                content: <JobRow job={job} linkState={linkState} titleLevel={2} />,
              }
            : null;
        }}
        more={total !== undefined && total > end - start}
      />
      <Virtuoso
        ref={list}
        useWindowScroll
        totalCount={end - start}
        context={context}
        components={components}
        minOverscanItemCount={JOB_OVERSCAN_ROWS}
        {...(returned
          ? { restoreStateFrom: returned.view, defaultItemHeight: JOB_ROW_HEIGHT_PX }
          : parts.fromBelow
            ? {
                initialTopMostItemIndex: end - start - 1,
                defaultItemHeight: JOB_ROW_HEIGHT_PX,
              }
            : // With a guess at heights other rows would be rendered before these are measured.
              { initialItemCount: Math.min(end - start, FIRST_ROWS) })}
        computeItemKey={(index) => {
          const id = jobAt(start + index)?.id ?? 0;
          return id > 0 ? id : `entry-${start + index}`;
        }}
        itemContent={(index) => {
          const job = jobAt(start + index);
          if (!job) return <PendingRow failed={rows.failed} onRetry={rows.retry} />;
          const { group } = job;
          const begins = group && (index === 0 || groupStarts[group] === start + index);
          return (
            <>
              {groups && begins && <GroupHeading>{groups[group]}</GroupHeading>}
              <JobRow job={job} linkState={linkState} titleLevel={groups && group ? 3 : 2} />
            </>
          );
        }}
        rangeChanged={({ startIndex, endIndex }) =>
          onDrawn({ first: start + startIndex, last: start + endIndex })
        }
        isScrolling={noteScrolled}
        totalListHeightChanged={parts.noteHeight}
      />
    </div>
  );
}

function jobIdOf(href: string | null): number | null {
  const id = /\/jobs\/(\d+)$/.exec(href ?? '')?.[1];
  return id ? Number(id) : null;
}

interface PendingRowProps {
  /** Loading it again has failed. */
  failed: boolean;
  onRetry: () => void;
}

/** A row one has come back to while its job is loaded again. */
function PendingRow({ failed, onRetry }: PendingRowProps): ReactNode {
  if (!failed) return <SkeletonRow />;
  return (
    <Alert
      tone="error"
      title="Fehler beim Laden"
      action={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Diese Stelle konnte nicht geladen werden.
    </Alert>
  );
}
