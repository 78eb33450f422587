import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function DesiredJobsPage() {
  return <WorkInProgress title="Gesuchte Tätigkeiten" />;
}
