import { handOver } from '../colleagues/hand-over.ts';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNotNull } from '../database/drizzle.ts';
import { guestAlerts, messages, subscriptions, users } from '../database/schema.ts';
import { callOffInterviews } from '../interviews/call-off.ts';
import { notifySessionsEnded } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { accountDeletedMail } from '../mail/templates/account-deleted.ts';
import { announceGone } from '../public/announce-changes.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { deleteOwnMails } from './own-mails.ts';
import { tellApplicants } from './tell-applicants.ts';

/**
 * A plan that runs at a payment service is ended there, or it would go on taking money.
 * @returns whether there was one
 */
async function endPlan(db: Database, now: Date, usersId: number): Promise<boolean> {
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  if (!plan || plan.status === 'canceled') return false;
  const { provider, reference } = plan;
  const payload = { provider, reference, money: 'keep' } as const;
  await addTask(db, now, { kind: 'billing-end', payload, key: `end:${reference}` });
  // A plan that was put aside ends by its own task (silverplus-45).
  return true;
}

type DeletionServices = Pick<
  Services,
  'db' | 'now' | 'publicUrl' | 'brand' | 'operatorEmail' | 'announcement'
>;

/**
 * Deletes a user with profile, conversations (for both sides), searches, courses, templates, answers,
 * sessions, orders, declarations and paid plan, mails for it and those that it wrote to the operator
 * (account-39). What belongs to a user refers to it with `on delete cascade`; what is decided for each
 * column stands in personal-data.ts. Agreed interviews are cancelled (messages-35), who waits for an answer is told. An employer goes on
 * where colleagues stay (employers-84).
 * @param services with the caller's transaction; services.workAdded() is the caller's, too
 * @returns whether a plan ended with it
 * @throws Failure conflict for the last owner of an employer with colleagues
 */
export async function deleteUserRows(
  services: DeletionServices,
  usersId: number,
): Promise<{ planEnded: boolean }> {
  const { db: tx, now } = services;
  await handOver(tx, usersId);
  // Its employer keeps what it wrote, without its name (employers-84).
  await tx.update(messages).set({ authorName: null }).where(eq(messages.authorUsersId, usersId));
  await callOffInterviews(services, usersId, 'deleted');
  await tellApplicants(services, usersId);
  await announceGone(services, usersId);
  const planEnded = await endPlan(tx, now(), usersId);
  await deleteOwnMails(tx, usersId);
  // What was ordered without the account goes as well, where the address is proven to be theirs (public-9).
  const ownAddress = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, usersId), isNotNull(users.mailboxProvenAt)));
  await tx.delete(guestAlerts).where(inArray(guestAlerts.email, ownAddress));
  await tx.delete(users).where(eq(users.id, usersId));
  await notifySessionsEnded(tx, usersId);
  return { planEnded };
}

/** Deletes the account of somebody who wants it, and confirms that by mail. */
export async function deleteUser(
  services: DeletionServices & Pick<Services, 'workAdded'>,
  { usersId, email }: { readonly usersId: number; readonly email: string },
): Promise<void> {
  const { db, now, publicUrl, workAdded } = services;
  await db.transaction(async (tx) => {
    const { planEnded } = await deleteUserRows({ ...services, db: tx }, usersId);
    const mail = accountDeletedMail(publicUrl, now(), planEnded);
    await addMail(tx, now(), {
      recipient: email,
      usersId: null,
      owed: true,
      forget: true,
      ...mail,
    });
  });
  workAdded();
}
