import type { ModerationInput } from '@silverjobs/contract';
import { revokeLinkTokens } from '../../auth/link-tokens/revoke-link-tokens.ts';
import { revokeSessions } from '../../auth/sessions/revoke-sessions.ts';
import { stopRenewal } from '../../billing/stop-renewal.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, isNotNull, isNull, sql } from '../../database/drizzle.ts';
import {
  bookings,
  clients,
  jobDemands,
  messages,
  moderationDecisions,
  users,
} from '../../database/schema.ts';
import { endAfter } from '../../employer-jobs/end-of-job.ts';

type Deed = {
  readonly now: Date;
  /** Of the decision that is carried out. */
  readonly decisionId: number;
  /** Whose job, message or account it is. */
  readonly ownerId: number | null;
};

const paused = {
  // What was held stays what it would have been.
  hiddenFrom: sql`case when ${jobDemands.heldFor} is null then ${jobDemands.status} else ${jobDemands.hiddenFrom} end`,
  status: sql`case ${jobDemands.status} when 'active' then 'paused' else ${jobDemands.status} end`,
};
/** What its employer has closed meanwhile stays closed. */
const asBefore = {
  hiddenAt: null,
  hiddenBy: null,
  hiddenFrom: null,
  status: sql`case ${jobDemands.status} when 'paused' then coalesce(${jobDemands.hiddenFrom}, 'paused') else ${jobDemands.status} end`,
};

const jobsOf = (usersId: number) =>
  sql`${jobDemands.clientId} in (select ${clients.id} from ${clients} where ${clients.usersId} = ${usersId})`;

/** A refused advertisement that was never shown costs nothing (safety-8). */
async function refundUnshown(db: Database, id: number, now: Date): Promise<void> {
  const unshown = sql`exists (select from job_demands j where j.id = ${bookings.jobDemandId}
    and j.held_for is not null and ${bookings.createdAt} >= j.hidden_at)`;
  await db
    .update(bookings)
    .set({ refundedAt: now })
    .where(and(eq(bookings.jobDemandId, id), isNull(bookings.refundedAt), unshown));
}

async function hide(db: Database, { kind, id }: ModerationInput, { now, decisionId }: Deed) {
  if (kind === 'job') {
    await refundUnshown(db, id, now);
    await db
      .update(jobDemands)
      .set({ ...paused, hiddenAt: now, hiddenBy: decisionId, heldFor: null })
      .where(eq(jobDemands.id, id));
  } else {
    await db.update(messages).set({ hiddenAt: now, heldFor: null }).where(eq(messages.id, id));
  }
}

/** What was let through for the first time begins now, and its employer is known from here on. */
async function release(db: Database, id: number, now: Date): Promise<void> {
  const [job] = await db
    .select()
    .from(jobDemands)
    .where(and(eq(jobDemands.id, id), isNotNull(jobDemands.heldFor)));
  if (!job) return;
  const usual = endAfter(job.createdAt).getTime() === job.endsAt?.getTime();
  const unshown = job.heldFor === 'first' || job.createdAt.getTime() === job.hiddenAt?.getTime();
  if (unshown) {
    const columns = { createdAt: now, ...(usual && { endsAt: endAfter(now) }) };
    await db.update(jobDemands).set(columns).where(eq(jobDemands.id, id));
  }
  await db
    .update(clients)
    .set({ knownAt: now })
    .where(and(eq(clients.id, job.clientId), isNull(clients.knownAt)));
}

async function restore(db: Database, { kind, id }: ModerationInput, { now }: Deed) {
  if (kind === 'job') {
    await release(db, id, now);
    await db
      .update(jobDemands)
      .set({ ...asBefore, heldFor: null })
      .where(eq(jobDemands.id, id));
  } else {
    await db.update(messages).set({ hiddenAt: null, heldFor: null }).where(eq(messages.id, id));
  }
}

/**
 * The account signs nobody in any more; its sessions end, its jobs leave the pool, its plan is not
 * renewed (operators-13).
 */
async function block(db: Database, _: ModerationInput, { now, decisionId, ownerId }: Deed) {
  if (ownerId === null) return;
  await db.update(users).set({ blockedAt: now }).where(eq(users.id, ownerId));
  await revokeSessions(db, ownerId);
  await revokeLinkTokens(db, ownerId);
  await stopRenewal(db, now, ownerId);
  await db
    .update(jobDemands)
    .set({ ...paused, hiddenAt: now, hiddenBy: decisionId })
    .where(and(jobsOf(ownerId), isNull(jobDemands.hiddenAt), eq(jobDemands.status, 'active')));
}

/** What the block has hidden comes back; what a decision of its own has hidden does not. */
async function unblock(db: Database, _: ModerationInput, { ownerId }: Deed) {
  if (ownerId === null) return;
  await db.update(users).set({ blockedAt: null }).where(eq(users.id, ownerId));
  const byBlock = sql`${jobDemands.hiddenBy} in (
    select ${moderationDecisions.id} from ${moderationDecisions} where ${moderationDecisions.action} = 'block')`;
  await db
    .update(jobDemands)
    .set(asBefore)
    .where(and(jobsOf(ownerId), byBlock));
}

const DEEDS = { none: async () => {}, hide, restore, block, unblock } as const;

/** Does what was decided. */
export async function carryOut(db: Database, decision: ModerationInput, deed: Deed): Promise<void> {
  await DEEDS[decision.action](db, decision, deed);
}
