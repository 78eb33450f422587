import type { JobDemand } from '@silverjobs/contract';
import { Button, icon, Text } from '@silverjobs/ui';
import { Bookmark, BookmarkCheck, Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkJob } from './useMarkJob.ts';

interface MarkJobActionsProps {
  job: Pick<JobDemand, '_saved' | '_hidden'>;
  mark: MarkJob;
}

/** 'Merken' and 'Nicht mehr zeigen' on the page of a job. */
export function MarkJobActions({ job, mark }: MarkJobActionsProps): ReactNode {
  const SavedSign = job._saved ? BookmarkCheck : Bookmark;
  const HiddenSign = job._hidden ? Eye : EyeOff;
  return (
    <>
      <Button
        fullWidth
        icon={<SavedSign {...icon()} />}
        aria-pressed={job._saved}
        onClick={() => mark('saved', !job._saved)}
      >
        {job._saved ? 'Gemerkt' : 'Merken'}
      </Button>
      <Button
        fullWidth
        icon={<HiddenSign {...icon()} />}
        onClick={() => mark('hidden', !job._hidden)}
      >
        {job._hidden ? 'Wieder zeigen' : 'Nicht mehr zeigen'}
      </Button>
      <Text role="status" size="sm" tone="quiet">
        {job._hidden && 'Diese Stelle steht nicht mehr in Ihren Listen.'}
      </Text>
    </>
  );
}
