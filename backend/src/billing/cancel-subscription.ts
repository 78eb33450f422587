import { and, eq, isNull } from '../database/drizzle.ts';
import { subscriptions, users } from '../database/schema.ts';
import { describeError } from '../errors/describe-error.ts';
import { Failure } from '../http/failure.ts';
import { cancelInvoices } from '../invoices/cancel-invoices.ts';
import { addMail } from '../mail/add-mail.ts';
import { cancellationMail } from '../mail/templates/cancellation.ts';
import type { Services } from '../services.ts';
import { creditLeft, subjectOfPlan } from './invoice-month.ts';
import { isRunning } from './is-running.ts';
import { providerOf } from './provider-of.ts';
import { centsDueUntil } from './subscription-details.ts';
import { endAfterCancelling } from './terms/end-after-cancelling.ts';
import { SAME_DAY_SECONDS } from './terms/end-of-term.ts';

/** What came of a cancellation: when the plan ends, or that there is nothing to cancel. */
export type Cancelled = { readonly end: number; readonly already: boolean } | null;

/**
 * Cancels the plan of a user to the earliest end, at the payment service first: it must take no
 * money for a plan that is told to be cancelled. The mail says when and until when.
 * @param requestedDay requested last day, yyyy-mm-dd
 * @returns the end; null without a running plan
 * @throws Error when the payment service cannot be reached
 */
export async function cancelSubscription(
  services: Services,
  usersId: number,
  requestedDay?: string | null,
): Promise<Cancelled> {
  const { db, now, publicUrl, workAdded } = services;
  const moment = now();
  const [row] = await db
    .select({ subscription: subscriptions, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.usersId))
    .where(eq(subscriptions.usersId, usersId));
  if (!row || !isRunning(row.subscription, moment)) return null;
  const { subscription, email } = row;
  if (subscription.cancelAt !== null) return { end: subscription.cancelAt, already: true };
  const end = endAfterCancelling(subscription, moment, requestedDay);
  await providerOf(services, subscription.provider).endAt(subscription, end);
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(subscriptions)
      .set({ cancelAt: end, canceledAt: Math.floor(moment.getTime() / 1_000) })
      .where(
        and(
          eq(subscriptions.usersId, usersId),
          eq(subscriptions.reference, subscription.reference),
          isNull(subscriptions.cancelAt),
        ),
      )
      .returning({ usersId: subscriptions.usersId });
    if (!changed) return;
    // On the last day a further month may have begun: its payment was given back.
    const since = (end - SAME_DAY_SECONDS) * 1_000;
    const subject = subjectOfPlan(subscription.reference);
    await cancelInvoices({ ...services, db: tx }, subject, since);
    const creditCents = await creditLeft(tx, subject);
    const dueCents = centsDueUntil(subscription, creditCents, end);
    const mail = cancellationMail(publicUrl, { receivedAt: moment, end, dueCents });
    await addMail(tx, moment, { recipient: email, usersId, owed: true, ...mail });
  });
  workAdded();
  return { end, already: false };
}

/** The signed-in user cancels (silverplus-28). @throws Failure conflict, unavailable */
export async function cancelSubscriptionOf(services: Services, usersId: number): Promise<void> {
  const cancelled = await cancelSubscription(services, usersId).catch((error: unknown) => {
    services.warn(`The payment service did not take a cancellation: ${describeError(error)}`);
    throw new Failure('unavailable', {
      message:
        'Der Zahlungsdienst ist gerade nicht erreichbar. Ihre Kündigung ist noch nicht erfolgt.',
    });
  });
  if (!cancelled) {
    throw new Failure('conflict', {
      message: 'Zu Ihrem Konto gibt es keine laufende Mitgliedschaft.',
    });
  }
  if (cancelled.already) {
    throw new Failure('conflict', { message: 'Ihre Mitgliedschaft ist schon gekündigt.' });
  }
}
