import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CoursePage() {
  return <WorkInProgress title="Online-Kurs" />;
}
