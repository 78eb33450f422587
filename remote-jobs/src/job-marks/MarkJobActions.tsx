import type { JobDemand } from '@silverjobs/contract';
import { Button, icon, Text } from '@silverjobs/ui';
import { Bookmark, BookmarkCheck, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMarkJob } from './useMarkJob.ts';

/** 'Merken' and 'Nicht mehr zeigen' on the page of a job. */
export function MarkJobActions({
  job,
}: {
  job: Pick<JobDemand, 'id' | '_saved' | '_hidden'>;
}): ReactNode {
  const save = useMarkJob(job.id, 'saved');
  const hide = useMarkJob(job.id, 'hidden');
  const SavedSign = job._saved ? BookmarkCheck : Bookmark;
  const HiddenSign = job._hidden ? Eye : EyeOff;
  return (
    <>
      <Button
        fullWidth
        icon={<SavedSign {...icon()} />}
        aria-pressed={job._saved}
        onClick={() => save(!job._saved)}
      >
        {job._saved ? 'Gemerkt' : 'Merken'}
      </Button>
      <Button fullWidth icon={<HiddenSign {...icon()} />} onClick={() => hide(!job._hidden)}>
        {job._hidden ? 'Wieder zeigen' : 'Nicht mehr zeigen'}
      </Button>
      <Text role="status" size="sm" tone="quiet">
        {job._hidden && 'Diese Stelle steht nicht mehr in Ihren Listen.'}
      </Text>
    </>
  );
}
