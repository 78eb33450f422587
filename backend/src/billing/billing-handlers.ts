import type { Handlers } from '../queue/handler.ts';
import type { TaskKind } from '../queue/task-kinds.ts';
import type { Services } from '../services.ts';
import { deleteOldDeclarations } from './declarations/delete-old-declarations.ts';
import { executeDeclaration } from './declarations/execute-declaration.ts';
import { endExpiredPlan, findDuePlans, renewTestPlan } from './due-plans.ts';
import { providerOf } from './provider-of.ts';
import { settlePause } from './replaced-plan.ts';
import { settleCheckout } from './settle-checkout.ts';
import { settleSubscription } from './settle-subscription.ts';
import { settleStop } from './stop-renewal.ts';

/** How often to look for plans that end or go on by time alone, in milliseconds. */
const LOOK_INTERVAL_MS = 5_000;
const HOUR_MS = 3_600_000;

type BillingKind = Extract<TaskKind, `billing-${string}`>;

/** What the payment service tells or must be told, and what time brings. */
export function billingHandlers(
  services: Services,
): Pick<
  Handlers,
  BillingKind | 'find-due-plans' | 'end-plan' | 'renew-test-plan' | 'delete-old-declarations'
> {
  const { db, now } = services;
  // What the payment service tells twice is done once.
  const isRemembered = true;
  return {
    'billing-checkout': { isRemembered, run: (payload) => settleCheckout(services, payload) },
    'billing-give-up': {
      isRemembered,
      run: ({ provider, reference }) => providerOf(services, provider).giveUp(reference),
    },
    'billing-subscription': {
      isRemembered,
      run: ({ reference }) => settleSubscription(services, reference),
    },
    'billing-end': {
      isRemembered,
      run: ({ provider, reference, money }) =>
        providerOf(services, provider).endNow(reference, money),
    },
    'billing-stop': { isRemembered, run: (payload) => settleStop(services, payload) },
    'billing-pause': { isRemembered, run: (payload) => settlePause(services, payload) },
    'billing-credit': {
      isRemembered,
      run: ({ provider, customer, cents, key }) =>
        providerOf(services, provider).giveCredit(customer, cents, key),
    },
    'billing-resume': {
      isRemembered,
      run: ({ provider, reference }) => providerOf(services, provider).goOn(reference),
    },
    'billing-refund': {
      isRemembered,
      run: ({ provider, reference, cents, key }) =>
        providerOf(services, provider).giveBack(reference, cents, key),
    },
    'billing-declaration': { isRemembered, run: ({ id }) => executeDeclaration(services, id) },
    'find-due-plans': { everyMs: LOOK_INTERVAL_MS, run: () => findDuePlans(services) },
    'end-plan': { run: ({ id }) => endExpiredPlan(services, id) },
    'renew-test-plan': { run: ({ id }) => renewTestPlan(services, id) },
    'delete-old-declarations': {
      everyMs: HOUR_MS,
      run: () => deleteOldDeclarations(db, now()),
    },
  };
}
