import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function PersonalPage() {
  return <WorkInProgress title="Persönliches" />;
}
