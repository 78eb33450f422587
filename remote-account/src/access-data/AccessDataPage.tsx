import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function AccessDataPage() {
  return <WorkInProgress title="Zugangsdaten" />;
}
