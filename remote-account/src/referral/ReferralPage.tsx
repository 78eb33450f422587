import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ReferralPage() {
  return <WorkInProgress title="Weiterempfehlungen" />;
}
