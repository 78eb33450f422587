import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CancelSilverplusPage() {
  return <WorkInProgress title="silver+ kündigen" />;
}
