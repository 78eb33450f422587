import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function NewJobPage() {
  return <WorkInProgress title="Neue Anzeige" />;
}
