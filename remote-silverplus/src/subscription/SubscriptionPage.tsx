import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function SubscriptionPage() {
  return <WorkInProgress title="Ihr Abonnement" />;
}
