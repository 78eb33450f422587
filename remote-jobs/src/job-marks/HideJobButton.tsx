import type { JobDemandLean } from '@silverjobs/contract';
import { IconTextButton, icon, VisuallyHidden } from '@silverjobs/ui';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMarkJob } from './useMarkJob.ts';

interface HideJobButtonProps {
  job: Pick<JobDemandLean, 'id' | 'title' | '_hidden'>;
  /** Called with the click, before anything changes. */
  onHide?: (() => void) | undefined;
}

/** Takes a job out of the candidate's lists, or brings it back. */
export function HideJobButton({ job, onHide }: HideJobButtonProps): ReactNode {
  const mark = useMarkJob(job.id, 'hidden');
  const Sign = job._hidden ? Eye : EyeOff;
  return (
    <IconTextButton
      icon={<Sign {...icon()} />}
      className="jobs-action"
      onClick={({ detail }) => {
        // The second press of a double click takes back nothing.
        if (detail > 1) return;
        onHide?.();
        mark(!job._hidden);
      }}
    >
      {job._hidden ? 'Wieder zeigen' : 'Nicht mehr zeigen'}
      <VisuallyHidden> {job.title}</VisuallyHidden>
    </IconTextButton>
  );
}
