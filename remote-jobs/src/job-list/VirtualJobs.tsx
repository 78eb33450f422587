import type { JobDemandLean } from '@silverjobs/contract';
import { JOB_OVERSCAN_ROWS, JOB_ROW_HEIGHT_PX } from '@silverjobs/contract/constants';
import { KeptRowList, type ListContext, ListRow } from '@silverjobs/widgets/virtual-list';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { JobCard } from '../job-card/JobCard.tsx';
import './job-list.css';
import type { PlaceMemory } from './usePlaceMemory.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

interface VirtualJobsProps {
  jobs: JobDemandLean[];
  /** Number of all jobs for the filter; undefined while unknown. */
  total: number | undefined;
  place: PlaceMemory;
  /** Kept with the links, for the way back. */
  linkState: unknown;
  /** Index of the last row that is drawn. */
  onDrawn: (lastIndex: number) => void;
}

/** Rows drawn before anything is measured, on the server too. */
const FIRST_ROWS = 8;

const components: Components<JobDemandLean, ListContext> = {
  List: KeptRowList as NonNullable<Components<JobDemandLean, ListContext>['List']>,
  Item: ListRow as NonNullable<Components<JobDemandLean, ListContext>['Item']>,
};

/** The rows of the list; the page scrolls, only rows near the window are drawn (POOL-02). */
export function VirtualJobs(props: VirtualJobsProps): ReactNode {
  const { jobs, total, place, linkState, onDrawn } = props;
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const context = useMemo(() => ({ total: total ?? -1 }), [total]);
  const { returned } = place;
  useReturnedFocus(box, returned?.jobId ?? null);

  const opened = useRef({ jobId: returned?.jobId ?? null, leaving: false });

  function keep() {
    list.current?.getState((view) => place.keep(view, jobs.length, opened.current.jobId));
  }

  function noteOpened(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const jobId = link && jobIdOf(link.getAttribute('href'));
    if (!jobId) return;
    const stays = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    opened.current = { jobId, leaving: !stays };
    keep();
  }

  function noteScrolled(scrolling: boolean) {
    // On the way out the page is scrolled to the top; that is not where the reader was.
    if (!scrolling && !opened.current.leaving) keep();
  }

  return (
    // Only listens to the links in it.
    <div ref={box} className="jobs-list__rows" onClickCapture={noteOpened}>
      <Virtuoso
        ref={list}
        useWindowScroll
        data={jobs}
        context={context}
        components={components}
        defaultItemHeight={JOB_ROW_HEIGHT_PX}
        minOverscanItemCount={JOB_OVERSCAN_ROWS}
        {...(returned
          ? { restoreStateFrom: returned.view }
          : { initialItemCount: Math.min(jobs.length, FIRST_ROWS) })}
        computeItemKey={(index, job) => (job.id > 0 ? job.id : `entry-${index}`)}
        itemContent={(_, job) => <JobCard job={job} linkState={linkState} />}
        rangeChanged={({ endIndex }) => onDrawn(endIndex)}
        isScrolling={noteScrolled}
      />
    </div>
  );
}

function jobIdOf(href: string | null): number | null {
  const id = /\/jobs\/(\d+)$/.exec(href ?? '')?.[1];
  return id ? Number(id) : null;
}
