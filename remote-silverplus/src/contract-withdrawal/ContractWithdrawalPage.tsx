import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ContractWithdrawalPage() {
  return <WorkInProgress title="Vertrag widerrufen" />;
}
