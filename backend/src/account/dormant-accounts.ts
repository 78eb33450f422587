import { DORMANT_NOTICE_DAYS } from '@silverjobs/contract';
import { addAudit } from '../audit/add-audit.ts';
import { countAttempt, LIMITS } from '../auth/attempts.ts';
import { createLinkToken } from '../auth/link-tokens/create-link-token.ts';
import { redeemLinkToken } from '../auth/link-tokens/redeem-link-token.ts';
import type { Database } from '../database/database.ts';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  ne,
  notInArray,
  type SQL,
  sql,
} from '../database/drizzle.ts';
import { auditLog, users } from '../database/schema.ts';
import { actApart } from '../errors/each-apart.ts';
import { usersWhoOwe } from '../invoices/invoice-figures.ts';
import { addMail } from '../mail/add-mail.ts';
import { dormantDeletedMail, dormantMail } from '../mail/templates/account-deleted.ts';
import type { Services } from '../services.ts';
import { deleteUserRows } from './delete-user.ts';

const DAY_MS = 86_400_000;
/** Warnings before a deletion. */
const WARNINGS = 2;
/** In a conversation of somebody who wrote or was written to in these months, an answer may be due. */
const CONVERSATION_MONTHS = 6;
/** Accounts of each kind that are looked at in one go. */
const BATCH = 200;
/** Who stands in the audit log. */
const BY_ITSELF = 'Frist';

const before = (now: Date, months: number) =>
  sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;

/**
 * Accounts that nobody has used for long and that nothing speaks for: no plan or payment, no open
 * invoice, no conversation of the last months, no advertisement that runs. Blocked ones are the
 * operators', unconfirmed ones go sooner (access-54).
 */
function isDormant(db: Database, now: Date, months: number): SQL | undefined {
  return and(
    ne(users.role, 'operator'),
    isNull(users.blockedAt),
    sql`${users.mailboxProvenAt} is not null`,
    sql`${users.lastSeenAt} < ${before(now, months)}`,
    sql`not exists (select from subscriptions s
      where s.users_id = ${users.id} and s.status <> 'canceled')`,
    notInArray(users.id, usersWhoOwe(db)),
    // Colleagues work on; only the last one's employer goes.
    sql`not exists (select from employer_members e join employer_members o on o.client_id = e.client_id
      where e.users_id = ${users.id} and o.users_id <> e.users_id)`,
    sql`not exists (select from communications m
      left join clients c on c.id = m.client_id left join candidates k on k.id = m.candidate_id
      where (c.users_id = ${users.id} or k.users_id = ${users.id})
        and m.last_message_at > ${before(now, CONVERSATION_MONTHS)})`,
    sql`not exists (select from job_demands j join clients c on c.id = j.client_id
      where c.users_id = ${users.id} and j.status = 'active')`,
  );
}

/** Writes a warning, unless somebody has come back meanwhile. */
async function warn(services: Services, usersId: number, which: SQL | undefined): Promise<void> {
  const { now, dormantMonths: months, publicUrl } = services;
  await services.db.transaction(async (db) => {
    const [warned] = await db
      .update(users)
      .set({ dormantWarnings: sql`${users.dormantWarnings} + 1`, dormantWarnedAt: now() })
      .where(and(eq(users.id, usersId), which))
      .returning({ email: users.email, warnings: users.dormantWarnings, seen: users.lastSeenAt });
    if (!warned) return;
    const days = (WARNINGS + 1 - warned.warnings) * DORMANT_NOTICE_DAYS;
    const lastDay = new Date(now().getTime() + (days - 1) * DAY_MS);
    const { token } = await createLinkToken(db, now(), { usersId, purpose: 'account-keep' });
    await addMail(db, now(), {
      recipient: warned.email,
      usersId,
      key: `dormant:${usersId}:${warned.seen.getTime()}:${warned.warnings}`,
      ...dormantMail(publicUrl, { months, lastDay, token }),
    });
  });
}

async function remove(services: Services, usersId: number, which: SQL | undefined): Promise<void> {
  const { now, publicUrl } = services;
  await services.db.transaction(async (db) => {
    const [still] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, usersId), which))
      .for('update');
    if (!still) return;
    await deleteUserRows({ ...services, db }, usersId);
    await addMail(db, now(), {
      recipient: still.email,
      usersId: null,
      owed: true,
      forget: true,
      ...dormantDeletedMail(publicUrl, now()),
    });
    const entry = { action: 'dormant-deleted', subject: 'user', subjectId: usersId } as const;
    await addAudit(db, now(), BY_ITSELF, entry);
  });
}

/**
 * Warns twice, a month apart, the owners of accounts that nobody has used for long, and deletes the
 * account a month after the second mail (account-50).
 */
export async function tidyDormant(services: Services): Promise<void> {
  const { db, now, dormantMonths } = services;
  const dormant = isDormant(db, now(), dormantMonths);
  const waited = lt(
    users.dormantWarnedAt,
    new Date(now().getTime() - DORMANT_NOTICE_DAYS * DAY_MS),
  );
  const steps = [
    { which: and(dormant, gte(users.dormantWarnings, WARNINGS), waited), act: remove },
    { which: and(dormant, eq(users.dormantWarnings, 1), waited), act: warn },
    { which: and(dormant, eq(users.dormantWarnings, 0)), act: warn },
  ];
  for (const { which, act } of steps) {
    await actApart(
      (after) =>
        db
          .select({ id: users.id })
          .from(users)
          .where(and(which, gt(users.id, after)))
          .orderBy(asc(users.id))
          .limit(BATCH),
      ({ id }) => act(services, id, which),
      (line) => services.warn(`Dormant accounts: ${line}`),
    );
  }
  services.workAdded();
}

/**
 * Keeps an account, with the link of a warning (account-50).
 * @throws Failure rate.limited, link.invalid, link.expired
 */
export async function keepAccount(
  services: Services,
  token: string,
  network: string,
): Promise<void> {
  await countAttempt(services, LIMITS.link, network);
  await services.db.transaction(async (db) => {
    const { usersId } = await redeemLinkToken(db, services.now(), ['account-keep'], token);
    await db
      .update(users)
      .set({ lastSeenAt: services.now(), dormantWarnings: 0, dormantWarnedAt: null })
      .where(eq(users.id, usersId));
  });
}

/** How many accounts are warned, and how many were deleted in the last 30 days (operators-46). */
export async function countDormant({ db, now, dormantMonths: months }: Services) {
  const lately = new Date(now().getTime() - 30 * DAY_MS);
  const removed = and(eq(auditLog.action, 'dormant-deleted'), gte(auditLog.createdAt, lately));
  return {
    months,
    warned: await db.$count(users, eq(users.dormantWarnings, 1)),
    warned_again: await db.$count(users, gte(users.dormantWarnings, WARNINGS)),
    deleted: await db.$count(auditLog, removed),
  };
}
