import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function JobDemandsPage() {
  return <WorkInProgress title="Meine Anzeigen" />;
}
