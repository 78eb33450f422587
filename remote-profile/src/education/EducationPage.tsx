import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function EducationPage() {
  return <WorkInProgress title="Berufsausbildung" />;
}
