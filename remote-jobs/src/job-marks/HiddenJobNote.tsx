import type { JobDemandLean } from '@silverjobs/contract';
import { Button, Card, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMarkJob } from './useMarkJob.ts';

interface HiddenJobNoteProps {
  job: Pick<JobDemandLean, 'id' | 'title' | '_saved'>;
  /** Called with the click, before anything changes. */
  onUndo: () => void;
}

/** Stands in place of a job that was just hidden, with the way back. */
export function HiddenJobNote({ job, onUndo }: HiddenJobNoteProps): ReactNode {
  const textId = useId();
  // Hiding has taken a saved job off its list; saving it again brings back both.
  const mark = useMarkJob(job.id, job._saved ? 'saved' : 'hidden');
  return (
    <Card slim tint className="jobs-hidden">
      <Text id={textId} className="jobs-hidden__text">
        „{job.title}“ wird Ihnen nicht mehr gezeigt.
      </Text>
      <Button
        size="small"
        icon={<Undo2 {...icon()} />}
        aria-describedby={textId}
        onClick={() => {
          onUndo();
          mark(job._saved);
        }}
      >
        Rückgängig<VisuallyHidden> {job.title}</VisuallyHidden>
      </Button>
    </Card>
  );
}
