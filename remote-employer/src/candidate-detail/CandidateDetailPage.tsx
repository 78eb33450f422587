import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function CandidateDetailPage() {
  return <WorkInProgress title="Kurzprofil" />;
}
