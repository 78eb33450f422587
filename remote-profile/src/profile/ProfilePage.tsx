import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ProfilePage() {
  return <WorkInProgress title="Mein Profil" />;
}
