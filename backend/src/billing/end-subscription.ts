import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { subscriptions, users } from '../database/schema.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { planEndedMail } from '../mail/templates/running-plan.ts';
import type { Services } from '../services.ts';

/** Closes silver+ for a user, within the caller's transaction. */
export async function endSubscription(db: Database, now: Date, usersId: number): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1_000);
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.usersId, usersId))
    .for('update');
  if (!row || row.status === 'canceled') return;
  await db
    .update(subscriptions)
    .set({
      status: 'canceled',
      cancelAt: Math.min(row.cancelAt ?? seconds, seconds),
      canceledAt: row.canceledAt ?? seconds,
    })
    .where(eq(subscriptions.usersId, usersId));
  await db
    .update(users)
    .set({ planType: 'free', planLabel: 'Gratis', planEndDate: null })
    .where(eq(users.id, usersId));
  await notifyUserChanged(db, usersId);
}

/** Tells that a plan is over by time, or because the payment service ended it; once for each plan. */
export async function tellPlanEnded(
  { db, now, publicUrl }: Pick<Services, 'db' | 'now' | 'publicUrl'>,
  usersId: number,
): Promise<void> {
  const [row] = await db
    .select({ email: users.email, plan: subscriptions })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.usersId))
    .where(eq(subscriptions.usersId, usersId));
  if (!row?.plan.cancelAt) return;
  await addMail(db, now(), {
    ...planEndedMail(publicUrl, row.plan.cancelAt),
    recipient: row.email,
    usersId,
    key: `plan-ended:${row.plan.reference}`,
  });
}
