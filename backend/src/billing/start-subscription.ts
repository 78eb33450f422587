import type { Product } from '@silverjobs/contract';
import { isUpgrade, planOfProduct } from '@silverjobs/contract';
import { loadTerms } from '../contents/load-terms.ts';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, ne } from '../database/drizzle.ts';
import { checkoutOrders, subscriptions, users } from '../database/schema.ts';
import { notifyUserChanged } from '../live/live-notification.ts';
import { addMail } from '../mail/add-mail.ts';
import { orderConfirmationMail } from '../mail/templates/order-confirmation.ts';
import { addTask } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { createContractNumber } from './contract-number.ts';
import { creditLeft, invoiceMonth, subjectOfPlan } from './invoice-month.ts';
import { isRunning } from './is-running.ts';
import { creditOf } from './orders/load-order.ts';
import type { BillingProvider, Order, Payment } from './provider.ts';
import { putAside } from './replaced-plan.ts';
import { endOfTerm } from './terms/end-of-term.ts';
import { endOfMonthOf } from './terms/running-month.ts';

type Parts = Pick<
  Services,
  'db' | 'now' | 'publicUrl' | 'brand' | 'operator' | 'imprint' | 'billing' | 'workAdded'
>;

async function lockOrder(db: Database, orderId: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(checkoutOrders)
    .where(eq(checkoutOrders.id, orderId))
    .for('update');
  return order;
}

/** Gives back what was paid for nothing. */
function refund(db: Database, now: Date, provider: BillingProvider, { reference }: Payment) {
  const payload = { provider: provider.name, reference, money: 'refund' } as const;
  return addTask(db, now, { kind: 'billing-end', payload, key: `end:${reference}` });
}

/** Orders that were opened in other windows are not to be paid any more, at the payment service either. */
async function lapseOtherOrders(db: Database, now: Date, usersId: number, orderId: string) {
  const lapsed = await db
    .update(checkoutOrders)
    .set({ state: 'expired' })
    .where(
      and(
        eq(checkoutOrders.usersId, usersId),
        ne(checkoutOrders.id, orderId),
        inArray(checkoutOrders.state, ['open', 'failed']),
      ),
    )
    .returning({ provider: checkoutOrders.provider, reference: checkoutOrders.reference });
  for (const { provider, reference } of lapsed) {
    if (reference === null) continue;
    await addTask(db, now, {
      kind: 'billing-give-up',
      payload: { provider, reference },
      key: reference,
    });
  }
}

/**
 * Opens silver+ after a payment. What arrives twice changes nothing (silverplus-20). A payment for an
 * order whose user is gone, or who has a plan as long already, is given back.
 */
export async function startSubscription(
  { db: database, now, publicUrl, brand, operator, imprint, billing, workAdded }: Parts,
  orderId: string,
  payment: Payment,
): Promise<void> {
  const moment = now();
  await database.transaction(async (db) => {
    const order = await lockOrder(db, orderId);
    if (!order) return refund(db, moment, billing, payment);
    if (order.state === 'paid') return;
    const [user] = await db.select().from(users).where(eq(users.id, order.usersId)).for('update');
    if (!user) return refund(db, moment, billing, payment);
    const [present] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.usersId, user.id));
    const plan = planOfProduct(order.product as Product);
    const running = present && isRunning(present, moment) ? present : null;
    if (running && !isUpgrade(running.months as 3 | 6 | 12, plan)) {
      await db
        .update(checkoutOrders)
        .set({ state: 'canceled' })
        .where(eq(checkoutOrders.id, orderId));
      return refund(db, moment, billing, payment);
    }
    // Counted from the moment the new plan begins, however long the order or its payment lay there.
    const creditCents = creditOf(running, order, new Date(payment.startedAt * 1_000));
    const replaced = running ? await putAside(db, moment, running, payment, creditCents) : null;
    const before = replaced ? await creditLeft(db, subjectOfPlan(replaced.reference)) : 0;
    const termEnd = endOfTerm(payment.startedAt, order.months);
    const values = {
      ...payment,
      provider: order.provider,
      status: 'active',
      priceCents: order.priceCents,
      months: order.months,
      termEnd,
      cancelAt: null,
      canceledAt: null,
      number: createContractNumber(),
      replaced,
    };
    await db
      .insert(subscriptions)
      .values({ usersId: user.id, ...values })
      .onConflictDoUpdate({ target: subscriptions.usersId, set: values });
    await db
      .update(users)
      .set({ planType: 'paid', planLabel: order.product, planEndDate: termEnd })
      .where(eq(users.id, user.id));
    await db
      .update(checkoutOrders)
      .set({ state: 'paid', paidAt: moment, creditCents })
      .where(eq(checkoutOrders.id, orderId));
    await lapseOtherOrders(db, moment, user.id, orderId);
    const invoiceId = await invoiceMonth(
      { db, now, operator, publicUrl },
      {
        usersId: user.id,
        reference: payment.reference,
        product: order.product,
        priceCents: order.priceCents,
        from: payment.startedAt,
        to: payment.currentPeriodEnd ?? endOfMonthOf(payment.startedAt, moment),
        newCreditCents: creditCents + before,
      },
      { isFirst: true },
    );
    const terms = await loadTerms(db, moment, brand);
    const mail = orderConfirmationMail(publicUrl, imprint, {
      ...order,
      ...payment,
      creditCents,
      termEnd,
      plan,
      number: values.number,
      replaced,
      terms,
    });
    await addMail(db, moment, {
      recipient: user.email,
      usersId: user.id,
      owed: true,
      key: `order:${orderId}`,
      invoiceId,
      ...mail,
    });
    await notifyUserChanged(db, user.id);
  });
  workAdded();
}
