import type { Conversation, MessageInput, User } from '@silverjobs/contract';
import { NO_REFERENCE_ID } from '@silverjobs/contract/constants';

/** What is sent for a message of a conversation (messages-11). */
export function messagePayload(
  conversation: Conversation,
  user: Pick<User, 'id'> | null,
  message: string,
  clientKey: string,
): MessageInput {
  const { contact_data } = conversation;
  return {
    message,
    type: 'outreach',
    communication_id: conversation.id,
    contact_data,
    show_contact_details: contact_data === 'anonymous' ? 'off' : 'on',
    ...(user && { users_id: user.id }),
    candidate_id: conversation.candidate_id,
    client_id: conversation.client_id,
    job_demand_id: conversation._job_demand_with_labels[0]?.id ?? NO_REFERENCE_ID,
    outreach_template_id: NO_REFERENCE_ID,
    client_key: clientKey,
  };
}
