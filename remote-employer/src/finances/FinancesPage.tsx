import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function FinancesPage() {
  return <WorkInProgress title="Buchungen und Rechnungen" />;
}
