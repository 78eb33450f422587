import { OUTREACHES_PER_DAY, type Outreach, type ParsedBodyOf } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { findOwnClient } from '../clients/load-own-client.ts';
import type { Database } from '../database/database.ts';
import { communications, messages } from '../database/schema.ts';
import type { ClientAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';
import { tellMessages } from '../live/told.ts';
import { tellOtherSide } from '../messages/tell-other-side.ts';
import { findOwnJob } from '../own-jobs/find-own-job.ts';
import type { Services } from '../services.ts';
import { findCandidate, loadFittingJobs } from './find-candidate.ts';

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
  asker: ClientAsker,
  candidateId: number,
  input: Input,
): Promise<Outreach | null> {
  const [row] = await db
    .select({ conversation: communications, sent: messages.id })
    .from(communications)
    .leftJoin(
      messages,
      and(
        eq(messages.communicationId, communications.id),
        eq(messages.sendingUsersId, asker.usersId),
        eq(messages.clientKey, input.client_key),
      ),
    )
    .where(
      and(
        eq(communications.candidateId, candidateId),
        eq(communications.clientId, asker.clientId),
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
  asker: ClientAsker,
  candidateId: number,
  jobId: number,
): Promise<void> {
  const job = await findOwnJob(services.db, asker, jobId, { param: 'job_demand_id' });
  if (job.status !== 'active') throw new Failure('job_demand.deactivated');
  const fitting = await loadFittingJobs(services.db, asker, candidateId);
  if (!fitting.some(({ id }) => id === jobId)) {
    throw new Failure('not_found', { message: 'Diese Person passt nicht zu dieser Stelle.' });
  }
  await countAttempt(services, OUTREACHES, String(asker.usersId));
}

async function begin(
  { db, now }: Services,
  asker: ClientAsker,
  candidateId: number,
  input: Input,
): Promise<{ conversation: ConversationRow; messageId: number }> {
  const shared = {
    type: 'outreach',
    sendingUsersId: asker.usersId,
    // The candidate's, who has shared none.
    contactData: 'anonymous',
    createdAt: now(),
  } as const;
  const [conversation] = await db
    .insert(communications)
    .values({
      ...shared,
      clientId: asker.clientId,
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
      communicationId: conversation.id,
      message: input.message,
      clientKey: input.client_key,
    })
    .returning({ id: messages.id });
  if (!message) throw new Error('The message was not inserted');
  return { conversation, messageId: message.id };
}

/**
 * Begins a conversation with a candidate about an own active job and tells the candidate by mail.
 * Once for each candidate and job; sent again with the same key it is answered.
 * @throws Failure not_found, job_demand.deactivated, conflict, rate.limited
 */
export async function sendOutreach(
  services: Services,
  asker: ClientAsker,
  candidateId: number,
  input: Input,
): Promise<Outreach> {
  const outreach = await services.db.transaction(async (db) => {
    const inside = { ...services, db };
    // One after the other: a double click finds the conversation of the first one.
    await findOwnClient(db, asker.clientId, { lock: true });
    await findCandidate(db, asker, candidateId);
    const earlier = await findEarlier(db, asker, candidateId, input);
    if (earlier) return earlier;
    await checkMayWrite(inside, asker, candidateId, input.job_demand_id);
    const { conversation, messageId } = await begin(inside, asker, candidateId, input);
    await tellMessages(db, conversation);
    await tellOtherSide(inside, asker, conversation, messageId);
    return outreachOf(conversation);
  });
  services.mailAdded();
  return outreach;
}
