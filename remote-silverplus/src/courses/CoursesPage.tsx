import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CoursesPage() {
  return <WorkInProgress title="Online-Kurse" />;
}
