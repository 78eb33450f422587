import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CvGeneratorPage() {
  return <WorkInProgress title="Lebenslauf" />;
}
