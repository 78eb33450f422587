import { eq } from 'drizzle-orm';
import { contractDeclarations, subscriptions, users } from '../../database/schema.ts';
import { cancelInvoices } from '../../invoices/cancel-invoices.ts';
import { addMail } from '../../mail/add-mail.ts';
import { lateWithdrawalMail, withdrawalMail } from '../../mail/templates/withdrawal.ts';
import type { Services } from '../../services.ts';
import { cancelSubscription } from '../cancel-subscription.ts';
import { endSubscription } from '../end-subscription.ts';
import { subjectOfPlan } from '../invoice-month.ts';
import { isRunning } from '../is-running.ts';
import { addTask } from '../tasks/tasks.ts';
import { withdrawalEnd } from '../terms.ts';

async function withdraw(services: Services, usersId: number, receivedAt: Date): Promise<void> {
  const { db: database, now, publicUrl, operator, mailAdded } = services;
  await database.transaction(async (db) => {
    const [row] = await db
      .select({ subscription: subscriptions, email: users.email })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.usersId))
      .where(eq(subscriptions.usersId, usersId))
      .for('update', { of: subscriptions });
    if (!row || !isRunning(row.subscription, now())) return;
    const { subscription, email } = row;
    const to = { recipient: email, usersId, owed: true } as const;
    if (receivedAt.getTime() / 1_000 >= withdrawalEnd(subscription.startedAt)) {
      await addMail(db, now(), { ...to, ...lateWithdrawalMail(publicUrl) });
      return;
    }
    await endSubscription(db, now(), usersId);
    const { provider, reference } = subscription;
    await cancelInvoices({ db, now, operator }, subjectOfPlan(reference));
    const task = { kind: 'end', payload: { provider, reference, money: 'refund' } } as const;
    await addTask(db, now(), task, { key: `end:${reference}` });
    await addMail(db, now(), { ...to, ...withdrawalMail(publicUrl, now()) });
  });
  mailAdded();
}

/**
 * Carries out what was declared, where there is a contract of this address. A cancellation for
 * cause counts as an ordinary one until the operator has looked at the reason.
 * @throws Error when the payment service cannot be reached
 */
export async function executeDeclaration(services: Services, declarationId: number): Promise<void> {
  const [declaration] = await services.db
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.id, declarationId));
  if (!declaration || declaration.usersId === null) return;
  const { kind, usersId, requestedEnd, createdAt } = declaration;
  if (kind === 'withdrawal') return withdraw(services, usersId, createdAt);
  // A requested date asks for later, not for sooner: with a reason it must not bind any longer.
  const requested = kind === 'ordinary' ? requestedEnd : null;
  await cancelSubscription({ ...services, now: () => createdAt }, usersId, requested);
}
