import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function WorkHistoryPage() {
  return <WorkInProgress title="Letzte Arbeitgeber" />;
}
