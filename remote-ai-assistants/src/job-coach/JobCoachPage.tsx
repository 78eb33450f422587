import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function JobCoachPage() {
  return <WorkInProgress title="Job-Coach" />;
}
