import type { JobDemandLean } from '@silverjobs/contract';
import { IconTextButton, icon, VisuallyHidden } from '@silverjobs/ui';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkJob } from './useMarkJob.ts';

interface HideJobButtonProps {
  job: Pick<JobDemandLean, 'title' | '_hidden'>;
  mark: MarkJob;
}

/** Takes a job out of the candidate's lists, or brings it back. */
export function HideJobButton({ job, mark }: HideJobButtonProps): ReactNode {
  const Sign = job._hidden ? Eye : EyeOff;
  return (
    <IconTextButton
      icon={<Sign {...icon()} />}
      className="jobs-action"
      onClick={({ detail }) => {
        // The second press of a double click takes back nothing.
        if (detail < 2) mark('hidden', !job._hidden);
      }}
    >
      {job._hidden ? 'Wieder zeigen' : 'Nicht mehr zeigen'}
      <VisuallyHidden> {job.title}</VisuallyHidden>
    </IconTextButton>
  );
}
