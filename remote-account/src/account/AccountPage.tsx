import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function AccountPage() {
  return <WorkInProgress title="Mein Konto" />;
}
