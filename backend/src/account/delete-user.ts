import { eq } from 'drizzle-orm';
import { addTask } from '../billing/tasks/tasks.ts';
import type { Database } from '../database/database.ts';
import { contractDeclarations, outbox, subscriptions, users } from '../database/schema.ts';
import { notifySessionsEnded } from '../live/live-notification.ts';
import type { Services } from '../services.ts';

/** A plan that runs at a payment service is ended there, or it would go on taking money. */
async function endPlan(db: Database, now: Date, usersId: number): Promise<void> {
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.usersId, usersId));
  if (!plan || plan.status === 'canceled') return;
  const { provider, reference } = plan;
  const payload = { provider, reference, money: 'keep' } as const;
  await addTask(db, now, { kind: 'end', payload }, { key: `end:${reference}` });
}

/**
 * Deletes a user with profile, conversations (for both sides), searches, courses, templates, answers,
 * sessions, orders and paid plan, and the mails to and declarations from the address. What belongs
 * to a user refers to it with
 * `on delete cascade`, so nothing can be forgotten.
 */
export async function deleteUser(
  { db, now, billingAdded }: Pick<Services, 'db' | 'now' | 'billingAdded'>,
  user: { readonly usersId: number; readonly email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await endPlan(tx, now(), user.usersId);
    await tx.delete(contractDeclarations).where(eq(contractDeclarations.email, user.email));
    await tx.delete(outbox).where(eq(outbox.recipient, user.email));
    await tx.delete(users).where(eq(users.id, user.usersId));
    await notifySessionsEnded(tx, user.usersId);
  });
  billingAdded();
}
