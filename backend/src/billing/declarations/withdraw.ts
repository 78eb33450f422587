import { and, eq } from '../../database/drizzle.ts';
import { contractDeclarations, subscriptions, users } from '../../database/schema.ts';
import { cancelInvoices } from '../../invoices/cancel-invoices.ts';
import { addMail } from '../../mail/add-mail.ts';
import {
  lateWithdrawalMail,
  upgradeWithdrawalMail,
  withdrawalMail,
} from '../../mail/templates/withdrawal.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { endSubscription } from '../end-subscription.ts';
import { subjectOfPlan } from '../invoice-month.ts';
import { isRunning } from '../is-running.ts';
import { bringBack } from '../replaced-plan.ts';
import { withdrawalEnd } from '../terms/withdrawal-end.ts';

/** A withdrawal: whose, of which plan, and when it arrived. */
export type Withdrawal = {
  readonly usersId: number;
  readonly reference: string;
  readonly receivedAt: Date;
};

/**
 * Ends a plan from which somebody withdrew in time and gives every payment of it back. Where it had
 * replaced another plan, that one counts again (silverplus-37, silverplus-45).
 */
export async function withdraw(
  services: Services,
  { usersId, reference, receivedAt }: Withdrawal,
): Promise<void> {
  const { db: database, now, publicUrl, operator, workAdded } = services;
  await database.transaction(async (db) => {
    const [row] = await db
      .select({ subscription: subscriptions, email: users.email })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.usersId))
      .where(eq(subscriptions.usersId, usersId))
      .for('update', { of: subscriptions });
    // Sent twice, the second one must not reach the plan that came back.
    if (row?.subscription.reference !== reference) return;
    const { subscription, email } = row;
    if (!isRunning(subscription, now())) return;
    const to = { recipient: email, usersId, owed: true } as const;
    if (receivedAt.getTime() / 1_000 >= withdrawalEnd(subscription.startedAt)) {
      await addMail(db, now(), { ...to, ...lateWithdrawalMail(publicUrl) });
      return;
    }
    await db
      .update(contractDeclarations)
      .set({ executedAt: now() })
      .where(
        and(
          eq(contractDeclarations.contractUsersId, usersId),
          eq(contractDeclarations.contractReference, reference),
          eq(contractDeclarations.kind, 'withdrawal'),
        ),
      );
    const { provider, replaced } = subscription;
    const back = replaced && (await bringBack(db, now(), subscription, replaced)) ? replaced : null;
    if (!replaced) await endSubscription(db, now(), usersId);
    await cancelInvoices({ db, now, operator, publicUrl }, subjectOfPlan(reference));
    const task = {
      kind: 'billing-end',
      payload: { provider, reference, money: 'refund' },
    } as const;
    await addTask(db, now(), { ...task, key: `end:${reference}` });
    const mail = back
      ? upgradeWithdrawalMail(publicUrl, now(), back)
      : withdrawalMail(publicUrl, now());
    await addMail(db, now(), { ...to, ...mail });
  });
  workAdded();
}
