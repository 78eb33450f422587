import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ContactPage() {
  return <WorkInProgress title="Kontakt" />;
}
