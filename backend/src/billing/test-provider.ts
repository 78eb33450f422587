import { paths } from '@silverjobs/contract/paths';
import type { BillingProvider, Order, Payment } from './provider.ts';
import { endOfMonthOf } from './terms/running-month.ts';

/** How long a delayed test payment takes to be confirmed, in milliseconds. */
const SETTLE_DELAY_MS = 8_000;

function paymentOf(orderId: string, now: Date): Payment {
  const startedAt = Math.floor(now.getTime() / 1_000);
  return {
    reference: `test-${orderId}`,
    customer: null,
    startedAt,
    currentPeriodEnd: endOfMonthOf(startedAt, now),
  };
}

/** Takes no money: whoever orders chooses how the payment ends (silverplus-16). */
export const testProvider: BillingProvider = {
  name: 'test',
  pay: async (order: Order, { now, outcome = 'paid' }) => {
    if (outcome === 'failed') return { kind: 'failed' };
    if (outcome === 'paid') return { kind: 'paid', payment: paymentOf(order.id, now) };
    const lookAt = new Date(now.getTime() + SETTLE_DELAY_MS);
    return { kind: 'processing', reference: order.id, lookAt };
  },
  giveUp: async () => {},
  findCheckout: async (reference, now) => ({
    orderId: reference,
    state: 'paid',
    payment: paymentOf(reference, now),
  }),
  findSubscription: async () => null,
  endAt: async () => {},
  endNow: async () => {},
  setPaused: async () => {},
  giveCredit: async () => {},
  giveBack: async () => {},
  goOn: async () => {},
  payOpenAt: async () => paths.account,
};
