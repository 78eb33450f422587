import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function AiJobsPage() {
  return <WorkInProgress title="KI-Jobs" />;
}
