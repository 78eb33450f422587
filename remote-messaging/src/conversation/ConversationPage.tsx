import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ConversationPage() {
  return <WorkInProgress title="Gesprächsverlauf" />;
}
