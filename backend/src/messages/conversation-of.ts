import type { Communication } from '@silverjobs/contract';
import { type ClientRow, clientOf } from '../clients/client-of.ts';
import type { jobDemands } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { locationLabel } from '../jobs/lean-job.ts';
import type { Labels } from '../lookups/labels.ts';
import type { ConversationRow } from './find-conversation.ts';

export type LoadedConversation = {
  readonly communication: ConversationRow;
  readonly client: ClientRow;
  readonly job: typeof jobDemands.$inferSelect | null;
  /** Place of the job's postal code. */
  readonly place: string | null;
  readonly newestMessage: string | null;
  readonly unread: number;
};

/** A stored conversation as one of its sides sees it (messages-6). */
export function conversationOf(
  loaded: LoadedConversation,
  labels: Labels,
  asker: Asker,
): Communication {
  const { communication, client, job, place, newestMessage, unread } = loaded;
  const isOwner = client.id === asker.clientId;
  return {
    id: communication.id,
    key: communication.key,
    type: communication.type,
    message: newestMessage ?? '',
    created_at: communication.createdAt.getTime(),
    last_message_at: communication.lastMessageAt.getTime(),
    sending_users_id: communication.sendingUsersId,
    client_id: communication.clientId,
    candidate_id: communication.candidateId,
    job_demand_id: communication.jobDemandId,
    contact_data: communication.contactData,
    unread_count: unread,
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
              search_location_label: locationLabel(job.postalCode, place),
            },
          ]
        : [],
  };
}
