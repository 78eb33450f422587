import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ContractCancellationPage() {
  return <WorkInProgress title="Verträge hier kündigen" />;
}
