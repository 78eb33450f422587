import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function InterviewPage() {
  return <WorkInProgress title="Vorstellungsgespräch" />;
}
