import {
  HELPER_INVITATION_DAYS,
  HELPERS_MAX,
  type Helper,
  type ParsedBodyOf,
} from '@silverjobs/contract';
import { countAttempt, type Limit } from '../auth/attempts.ts';
import { createSecret, hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL } from '../database/drizzle.ts';
import { helperActs, helpers, sessions, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { CandidateRequester } from '../http/requester.ts';
import { notifySessionsEnded } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { helpEndedMail, helpInvitationMail } from '../mail/templates/helper.ts';
import type { Services } from '../services.ts';
import { nameOfCandidate } from './name-of-candidate.ts';

/** Invitations to one address, whoever invites: nobody is flooded with them. */
const TO_ADDRESS: Limit = { name: 'helper-mail', attempts: 5, minutes: 24 * 60 };
const DAY_MS = 86_400_000;
/** How long an invitation that nobody took is shown, in days. */
const SHOWN_EXPIRED_DAYS = 30;
/** How long the candidate can look up what somebody did whose help has ended, in days. */
const SHOWN_ENDED_DAYS = 90;
/** Acts of each helper that the list holds. */
const ACTS_SHOWN = 100;

type Row = typeof helpers.$inferSelect;

function stateOf({ endedAt, acceptedAt, tokenExpiresAt }: Row, now: Date): Helper['state'] {
  if (endedAt) return 'ended';
  if (acceptedAt) return 'active';
  return tokenExpiresAt && tokenExpiresAt > now ? 'invited' : 'expired';
}

/** The helpers of a candidate with what they did, newest first (account-72). */
export async function listHelpers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  usersId: number,
): Promise<Helper[]> {
  const rows = await db
    .select()
    .from(helpers)
    .where(eq(helpers.usersId, usersId))
    .orderBy(desc(helpers.createdAt), desc(helpers.id));
  const listed: Helper[] = [];
  for (const row of rows) {
    const acts = await db
      .select({ at: helperActs.at, act: helperActs.act, subject: helperActs.subject })
      .from(helperActs)
      .where(eq(helperActs.helperId, row.id))
      .orderBy(desc(helperActs.at), desc(helperActs.id))
      .limit(ACTS_SHOWN);
    listed.push({
      id: row.id,
      name: row.name,
      email: row.email,
      permissions: row.permissions,
      state: stateOf(row, now()),
      created_at: row.createdAt.getTime(),
      accepted_at: row.acceptedAt?.getTime() ?? null,
      ended_at: row.endedAt?.getTime() ?? null,
      acts: acts.map(({ at, ...act }) => ({ ...act, at: at.getTime() })),
    });
  }
  return listed;
}

/** Changes of one candidate's helpers come one after the other. */
async function holdCandidate(db: Database, usersId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, usersId)).for('update');
}

/**
 * Invites somebody by mail to help. An earlier invitation of the same address counts no more.
 * @throws Failure conflict, rate.limited
 */
export async function inviteHelper(
  services: Services,
  requester: CandidateRequester,
  { name, email, permissions }: ParsedBodyOf<'POST /helper'>,
): Promise<void> {
  const { now, publicUrl } = services;
  const { usersId } = requester;
  if (email === requester.email) {
    throw new Failure('conflict', { param: 'email', message: 'Das ist Ihre eigene Adresse.' });
  }
  await countAttempt(services, TO_ADDRESS, email);
  await services.db.transaction(async (db) => {
    await holdCandidate(db, usersId);
    const own = and(eq(helpers.usersId, usersId), isNull(helpers.endedAt));
    const sameAddress = and(own, eq(helpers.email, email));
    await db.delete(helpers).where(and(sameAddress, isNull(helpers.acceptedAt)));
    if ((await db.$count(helpers, sameAddress)) > 0) {
      throw new Failure('conflict', {
        param: 'email',
        message:
          'Diese Person hilft Ihnen schon. Soll sie anderes dürfen, beenden Sie die Hilfe und laden Sie sie neu ein.',
      });
    }
    if ((await db.$count(helpers, own)) >= HELPERS_MAX) {
      throw new Failure('conflict', {
        message: `Mehr als ${HELPERS_MAX} Personen und offene Einladungen gehen nicht. Beenden Sie bitte zuerst eine.`,
      });
    }
    const token = createSecret();
    const moment = now();
    const expiresAt = new Date(moment.getTime() + HELPER_INVITATION_DAYS * DAY_MS);
    await db.insert(helpers).values({
      usersId,
      name,
      email,
      permissions: [...new Set(permissions)],
      tokenHash: hashSecret(token),
      tokenExpiresAt: expiresAt,
      createdAt: moment,
    });
    await addMail(db, moment, {
      ...helpInvitationMail(publicUrl, token, {
        candidate: await nameOfCandidate(db, usersId),
        helper: name,
        permissions,
      }),
      recipient: email,
      usersId: null,
      aboutUsersId: usersId,
      forget: true,
      expiresAt,
    });
  });
  services.workAdded();
}

/**
 * Ends a help at once: open sessions of the helper and links count no more, drafts stay for the
 * candidate. An invitation that nobody took goes (account-75).
 * @param by who ends it: the other side is told
 * @throws Failure not_found
 */
export async function endHelp(
  services: Services,
  which: SQL | undefined,
  by: 'candidate' | 'helper',
): Promise<void> {
  const { now, publicUrl } = services;
  await services.db.transaction(async (db) => {
    const [row] = await db
      .update(helpers)
      .set({ endedAt: now(), tokenHash: null, tokenExpiresAt: null })
      .where(and(which, isNull(helpers.endedAt)))
      .returning();
    if (!row) {
      throw new Failure('not_found', { param: 'id', message: 'Diese Hilfe ist schon beendet.' });
    }
    await db.delete(sessions).where(eq(sessions.helperId, row.id));
    await notifySessionsEnded(db, row.usersId);
    if (!row.acceptedAt) {
      await db.delete(helpers).where(eq(helpers.id, row.id));
      return;
    }
    const candidate = await nameOfCandidate(db, row.usersId);
    const [account] = await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, row.usersId));
    for (const to of ['candidate', 'helper'] as const) {
      await addMail(db, now(), {
        ...helpEndedMail(publicUrl, { candidate, helper: row.name, by, to }),
        recipient: to === 'helper' ? row.email : (account?.email ?? ''),
        usersId: to === 'helper' ? null : row.usersId,
        aboutUsersId: row.usersId,
        ...(to === 'helper' && { forget: true }),
      });
    }
  });
  services.workAdded();
}

/** Forgets people who never came, and those who have helped before, with what they did. */
export async function deleteOldHelpers(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(helpers)
    .where(
      or(
        and(isNull(helpers.acceptedAt), lt(helpers.tokenExpiresAt, ago(SHOWN_EXPIRED_DAYS))),
        lt(helpers.endedAt, ago(SHOWN_ENDED_DAYS)),
      ),
    );
}

/** Helps that run, by the helper's address. */
export function runningHelps(db: Database, email: string) {
  return db
    .select()
    .from(helpers)
    .where(and(eq(helpers.email, email), isNotNull(helpers.acceptedAt), isNull(helpers.endedAt)));
}
