import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function SearchLocationPage() {
  return <WorkInProgress title="Suchort" />;
}
