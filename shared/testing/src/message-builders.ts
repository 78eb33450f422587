import type { Conversation, Message } from '@silverjobs/contract';
import { buildClient, buildJobDemandLean } from './job-builders.ts';

const STARTED_AT = Date.UTC(2026, 10, 12, 8, 14);
const MINUTE = 60_000;

/** Contact data that a candidate sent along. */
export const sentContactData = {
  salutation_id: 2,
  first_name: 'Renate',
  last_name: 'Schuster',
  phone: '0221 4455667',
  email: 'renate@example.org',
} as const;

/** A conversation about a job, begun by the candidate of `buildCandidateUser`. */
export function buildConversation(values: Partial<Conversation> = {}): Conversation {
  const { id, title, job_type_label, work_load_label, search_location_label } =
    buildJobDemandLean();
  return {
    id: 77,
    key: 'conversation-77',
    type: 'application',
    message: 'Passt Ihnen ein Gespräch am Dienstag?',
    created_at: STARTED_AT,
    last_message_at: STARTED_AT,
    sending_users_id: 4,
    client_id: 31,
    candidate_id: 9,
    job_demand_id: id,
    contact_data: sentContactData,
    unread_count: 0,
    promoted: false,
    decision: null,
    _client: buildClient(),
    _job_demand_with_labels: [
      { id, title, job_type_label, work_load_label, search_location_label },
    ],
    ...values,
  };
}

/** `count` conversations with the ids from 1 on. */
export function buildConversations(count: number): Conversation[] {
  return Array.from({ length: count }, (_, index) =>
    buildConversation({
      id: index + 1,
      key: `conversation-${index + 1}`,
      message: `Nachricht ${index + 1}`,
      last_message_at: STARTED_AT - index * MINUTE,
    }),
  );
}

/** A message at a place in the conversation; even places are by the candidate, odd by the employer. */
export function buildMessage(position: number, values: Partial<Message> = {}): Message {
  return {
    id: 1_000 + position,
    message: `Nachricht ${position + 1}`,
    type: 'outreach',
    created_at: STARTED_AT + position * MINUTE,
    communication_id: 77,
    sending_users_id: position % 2 === 0 ? 4 : 40,
    client_id: 31,
    candidate_id: 9,
    job_demand_id: 12,
    contact_data: sentContactData,
    position,
    _warnings: [],
    ...values,
  };
}

/** The first `count` messages of a conversation. */
export function buildMessages(count: number): Message[] {
  return Array.from({ length: count }, (_, position) => buildMessage(position));
}
