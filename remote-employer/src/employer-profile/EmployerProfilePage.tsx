import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function EmployerProfilePage() {
  return <WorkInProgress title="Arbeitgeberprofil" />;
}
