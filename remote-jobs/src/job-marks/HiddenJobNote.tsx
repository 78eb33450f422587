import type { JobDemandLean } from '@silverjobs/contract';
import { Button, Card, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { MarkJob } from './useMarkJob.ts';

interface HiddenJobNoteProps {
  job: Pick<JobDemandLean, 'title' | '_saved'>;
  mark: MarkJob;
}

/** Stands in place of a job that was just hidden, with the way back. */
export function HiddenJobNote({ job, mark }: HiddenJobNoteProps): ReactNode {
  const textId = useId();
  return (
    <Card slim tint className="jobs-hidden">
      <Text id={textId} className="jobs-hidden__text">
        „{job.title}“ wird Ihnen nicht mehr gezeigt.
      </Text>
      <Button
        size="small"
        icon={<Undo2 {...icon()} />}
        aria-describedby={textId}
        // Hiding has taken a saved job off its list; saving it again brings back both.
        onClick={() => (job._saved ? mark('saved', true) : mark('hidden', false))}
      >
        Rückgängig<VisuallyHidden> {job.title}</VisuallyHidden>
      </Button>
    </Card>
  );
}
