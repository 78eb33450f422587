import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CoverLetterPage() {
  return <WorkInProgress title="Anschreiben" />;
}
