import { type ReactNode, useEffect, useRef } from 'react';
import { HiddenJobNote } from '../job-marks/HiddenJobNote.tsx';
import { type MarkJob, useMarkJob } from '../job-marks/useMarkJob.ts';
import { JobCard, type JobCardProps } from './JobCard.tsx';

/** A job in a list, or the note that it was just hidden; the focus goes with the change. */
export function JobRow(props: Omit<JobCardProps, 'mark'>): ReactNode {
  const { job } = props;
  const box = useRef<HTMLDivElement>(null);
  const changing = useRef(false);
  const { _hidden: hidden } = job;
  // Of the card and the note, so that taking back waits for the call that hides.
  const markJob = useMarkJob(job.id);
  const mark: MarkJob = (kind, marked) => {
    changing.current = hidden || kind === 'hidden';
    markJob(kind, marked);
  };

  useEffect(() => {
    if (!changing.current) return;
    changing.current = false;
    // What was pressed is gone with the card or the note.
    box.current?.querySelector<HTMLElement>(hidden ? 'button' : '.jobs-card__title a')?.focus();
  }, [hidden]);

  return (
    <div ref={box}>
      {hidden ? <HiddenJobNote job={job} mark={mark} /> : <JobCard {...props} mark={mark} />}
    </div>
  );
}
