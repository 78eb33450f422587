import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function SavedSearchPage() {
  return <WorkInProgress title="Suchbegriff bearbeiten" />;
}
