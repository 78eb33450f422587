import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function DeleteAccountPage() {
  return <WorkInProgress title="Konto löschen" />;
}
