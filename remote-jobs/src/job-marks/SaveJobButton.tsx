import type { JobDemandLean } from '@silverjobs/contract';
import { IconTextButton, icon, VisuallyHidden } from '@silverjobs/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkJob } from './useMarkJob.ts';

interface SaveJobButtonProps {
  job: Pick<JobDemandLean, 'title' | '_saved'>;
  mark: MarkJob;
}

/** Remembers a job for later, or lets go of it. */
export function SaveJobButton({ job, mark }: SaveJobButtonProps): ReactNode {
  const Sign = job._saved ? BookmarkCheck : Bookmark;
  return (
    <IconTextButton
      icon={<Sign {...icon()} />}
      pressed={job._saved}
      className="jobs-action"
      onClick={({ detail }) => {
        // The second press of a double click takes back nothing.
        if (detail < 2) mark('saved', !job._saved);
      }}
    >
      {job._saved ? 'Gemerkt' : 'Merken'}
      <VisuallyHidden> {job.title}</VisuallyHidden>
    </IconTextButton>
  );
}
