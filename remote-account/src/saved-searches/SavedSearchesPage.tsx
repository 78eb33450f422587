import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function SavedSearchesPage() {
  return <WorkInProgress title="Meine Suchen" />;
}
