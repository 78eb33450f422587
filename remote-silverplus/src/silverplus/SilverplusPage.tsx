import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function SilverplusPage() {
  return <WorkInProgress title="silver+" />;
}
