import type { Conversation } from '@silverjobs/contract';
import { type CardRow, clientOf } from '../clients/client-of.ts';
import type { jobDemands } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { type InterviewRow, interviewOf } from '../interview-dates/interview-of.ts';
import { placeLabel } from '../jobs/lean-job.ts';
import type { Labels } from '../lookups/labels.ts';
import type { ConversationRow } from './find-conversation.ts';
import { asSeenBy } from './message-of.ts';

export type LoadedConversation = {
  readonly conversation: ConversationRow;
  readonly client: CardRow;
  readonly job: Pick<
    typeof jobDemands.$inferSelect,
    'id' | 'title' | 'status' | 'jobTypeId' | 'workLoadId' | 'postalCode'
  > | null;
  /** Place of the job's postal code. */
  readonly place: string | null;
  readonly newestMessage: string | null;
  readonly unread: number;
  /** The operator has blocked the other side. */
  readonly blocked: boolean;
  readonly interview: InterviewRow | null;
};

/** A stored conversation as one of its sides sees it (messages-6). */
export function conversationOf(
  loaded: LoadedConversation,
  labels: Labels,
  requester: Requester,
): Conversation {
  const { conversation, client, job, place, newestMessage, unread, blocked, interview } = loaded;
  const isOwner = client.id === requester.clientId;
  return {
    id: conversation.id,
    key: conversation.key,
    type: conversation.type,
    message: newestMessage ?? '',
    created_at: conversation.createdAt.getTime(),
    last_message_at: conversation.lastMessageAt.getTime(),
    sending_users_id: asSeenBy(requester, conversation.sendingUsersId),
    client_id: conversation.clientId,
    candidate_id: conversation.candidateId,
    job_demand_id: conversation.jobDemandId,
    contact_data: conversation.contactData,
    unread_count: unread,
    promoted: conversation.promoted,
    decision: conversation.decision,
    ...(isOwner && { note: conversation.note }),
    ...(blocked && { blocked }),
    ...(interview && { _interview: interviewOf(interview) }),
    _client: clientOf(client, labels, isOwner ? 'own' : 'other'),
    _job_demand_with_labels:
      // Employers also see their jobs that are not in the pool.
      job && (job.status === 'active' || isOwner)
        ? [
            {
              id: job.id,
              title: job.title,
              job_type_label: labels('job_type', job.jobTypeId),
              work_load_label: labels('work_load', job.workLoadId),
              search_location_label: placeLabel(job.postalCode, place),
            },
          ]
        : [],
  };
}
