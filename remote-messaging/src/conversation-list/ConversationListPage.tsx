import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function ConversationListPage() {
  return <WorkInProgress title="Nachrichten" />;
}
