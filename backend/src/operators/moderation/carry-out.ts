import type { ModerationInput } from '@silverjobs/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { revokeLinkTokens } from '../../auth/link-tokens/revoke-link-tokens.ts';
import { revokeSessions } from '../../auth/sessions/revoke-sessions.ts';
import { stopRenewal } from '../../billing/stop-renewal.ts';
import type { Database } from '../../database/database.ts';
import {
  clients,
  jobDemands,
  messages,
  moderationDecisions,
  users,
} from '../../database/schema.ts';

type Deed = {
  readonly now: Date;
  /** Of the decision that is carried out. */
  readonly decisionId: number;
  /** Whose job, message or account it is. */
  readonly ownerId: number | null;
};

const paused = {
  hiddenFrom: sql`${jobDemands.status}`,
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

async function hide(db: Database, { kind, id }: ModerationInput, { now, decisionId }: Deed) {
  if (kind === 'job') {
    await db
      .update(jobDemands)
      .set({ ...paused, hiddenAt: now, hiddenBy: decisionId })
      .where(eq(jobDemands.id, id));
  } else await db.update(messages).set({ hiddenAt: now }).where(eq(messages.id, id));
}

async function restore(db: Database, { kind, id }: ModerationInput) {
  if (kind === 'job') await db.update(jobDemands).set(asBefore).where(eq(jobDemands.id, id));
  else await db.update(messages).set({ hiddenAt: null }).where(eq(messages.id, id));
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
