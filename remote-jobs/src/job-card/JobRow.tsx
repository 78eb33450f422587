import { type ReactNode, useEffect, useRef } from 'react';
import { HiddenJobNote } from '../job-marks/HiddenJobNote.tsx';
import { JobCard, type JobCardProps } from './JobCard.tsx';

/** A job in a list, or the note that it was just hidden; the focus goes with the change. */
export function JobRow(props: JobCardProps): ReactNode {
  const { job } = props;
  const box = useRef<HTMLDivElement>(null);
  const changing = useRef(false);
  const noteChange = () => {
    changing.current = true;
  };

  const { _hidden: hidden } = job;
  useEffect(() => {
    if (!changing.current) return;
    changing.current = false;
    // What was pressed is gone with the card or the note.
    box.current?.querySelector<HTMLElement>(hidden ? 'button' : '.jobs-card__title a')?.focus();
  }, [hidden]);

  return (
    <div ref={box}>
      {hidden ? (
        <HiddenJobNote job={job} onUndo={noteChange} />
      ) : (
        <JobCard {...props} onHide={noteChange} />
      )}
    </div>
  );
}
