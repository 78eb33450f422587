import { OUTREACHES_PER_DAY, type Outreach, type ParsedBodyOf } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import { findEmployerJob } from '../employer-jobs/find-employer-job.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';
import { notifyMessagesChanged } from '../live/live-notification.ts';
import { notifyRecipient } from '../messages/notify-recipient.ts';
import type { Services } from '../services.ts';
import { findCandidate, loadMatchingJobs } from './find-candidate.ts';

type Input = ParsedBodyOf<'POST /candidate/{id}/outreach'>;
type ConversationRow = typeof communications.$inferSelect;

const OUTREACHES: Limit = { name: 'outreach', attempts: OUTREACHES_PER_DAY, minutes: 24 * 60 };

function outreachOf(row: ConversationRow): Outreach {
  return {
    id: row.id,
    communication_id: row.id,
    job_demand_id: row.jobDemandId,
    candidate_id: row.candidateId,
    client_id: row.clientId,
    created_at: row.createdAt.getTime(),
  };
}

/** The conversation about a job; one that the same message has begun is the answer to it. */
async function findEarlier(
  db: Database,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
): Promise<Outreach | null> {
  const [row] = await db
    .select({ conversation: communications, sent: messages.id })
    .from(communications)
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, communications.id),
        eq(messages.sendingUsersId, requester.usersId),
        eq(messages.clientKey, input.client_key),
      ),
    )
    .where(
      and(
        eq(communications.candidateId, candidateId),
        eq(communications.clientId, requester.clientId),
        eq(communications.jobDemandId, input.job_demand_id),
      ),
    );
  if (!row) return null;
  if (row.sent !== null) return outreachOf(row.conversation);
  throw new Failure('conflict', {
    message: 'Zu dieser Stelle gibt es schon ein Gespräch mit dieser Person.',
    param: 'job_demand_id',
    payload: { communication_id: row.conversation.id },
  });
}

/** Only searching candidates who fit an active own job are addressed, and not too many a day. */
async function checkMayWrite(
  services: Services,
  requester: ClientRequester,
  candidateId: number,
  jobId: number,
): Promise<void> {
  const job = await findEmployerJob(services.db, requester, jobId, { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  const fitting = await loadMatchingJobs(services.db, requester, candidateId);
  if (!fitting.some(({ id }) => id === jobId)) {
    throw new Failure('not_found', { message: 'Diese Person passt nicht zu dieser Stelle.' });
  }
  await countAttempt(services, OUTREACHES, String(requester.usersId));
}

async function begin(
  { db, now }: Services,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
): Promise<{ conversation: ConversationRow; messageId: number }> {
  const shared = {
    type: 'outreach',
    sendingUsersId: requester.usersId,
    // The candidate's, who has shared none.
    contactData: 'anonymous',
    createdAt: now(),
  } as const;
  const [conversation] = await db
    .insert(communications)
    .values({
      ...shared,
      clientId: requester.clientId,
      candidateId,
      jobDemandId: input.job_demand_id,
      lastMessageAt: shared.createdAt,
    })
    .returning();
  if (!conversation) throw new Error('The conversation was not inserted');
  const [message] = await db
    .insert(messages)
    .values({
      ...shared,
      conversationId: conversation.id,
      message: input.message,
      clientKey: input.client_key,
    })
    .returning({ id: messages.id });
  if (!message) throw new Error('The message was not inserted');
  return { conversation, messageId: message.id };
}

/**
 * Begins a conversation with a candidate about an active job of the employer and tells the
 * candidate by mail. Once for each candidate and job; sent again with the same key it is answered.
 * @throws Failure not_found, job_demand.deactivated, conflict, rate.limited
 */
export async function sendOutreach(
  services: Services,
  requester: ClientRequester,
  candidateId: number,
  input: Input,
): Promise<Outreach> {
  const outreach = await services.db.transaction(async (db) => {
    const txServices = { ...services, db };
    // One after the other: a double click finds the conversation of the first one.
    await findEmployerProfile(db, requester.clientId, { lock: true });
    await findCandidate(db, requester, candidateId);
    const earlier = await findEarlier(db, requester, candidateId, input);
    if (earlier) return earlier;
    await checkMayWrite(txServices, requester, candidateId, input.job_demand_id);
    const { conversation, messageId } = await begin(txServices, requester, candidateId, input);
    await notifyMessagesChanged(db, conversation);
    await notifyRecipient(txServices, requester, conversation, messageId);
    return outreachOf(conversation);
  });
  services.mailAdded();
  return outreach;
}
