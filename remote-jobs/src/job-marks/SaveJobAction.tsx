import type { JobDemand } from '@silverjobs/contract';
import { Button, icon } from '@silverjobs/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMarkJob } from './useMarkJob.ts';

/** 'Merken' on the page of a job. */
export function SaveJobAction({ job }: { job: Pick<JobDemand, 'id' | '_saved'> }): ReactNode {
  const mark = useMarkJob(job.id, 'saved');
  const Sign = job._saved ? BookmarkCheck : Bookmark;
  return (
    <Button
      fullWidth
      icon={<Sign {...icon()} />}
      aria-pressed={job._saved}
      onClick={() => mark(!job._saved)}
    >
      {job._saved ? 'Gemerkt' : 'Merken'}
    </Button>
  );
}
