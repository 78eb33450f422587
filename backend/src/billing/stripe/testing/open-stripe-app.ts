import type { LightMyRequestResponse } from 'fastify';
import Stripe from 'stripe';
import { buildApp } from '../../../app.ts';
import { eq } from '../../../database/drizzle.ts';
import { checkoutOrders } from '../../../database/schema.ts';
import { billingServices, restoreBilling, runTasks } from '../../../testing/billing.ts';
import {
  startStripeServer,
  stripeSession,
  stripeSubscription,
} from '../../../testing/stripe-server.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ORDER_ID } from '../../../testing/test-users.ts';
import { openStripe } from '../open-stripe.ts';

/** What events are signed with. */
export const webhookSecret = 'whsec_test';

/** The calls at Stripe that ask for the session and the subscription of the tests. */
export const SESSION = 'GET /v1/checkout/sessions/cs_test_1';
export const SUBSCRIPTION = 'GET /v1/subscriptions/sub_1';

/** An app whose plans are paid at a server that stands in for Stripe. */
export interface StripeApp {
  readonly api: TestApp;
  readonly app: ReturnType<typeof buildApp>;
  readonly server: Awaited<ReturnType<typeof startStripeServer>>;
  /** What the workers use. */
  readonly services: ReturnType<typeof billingServices>;
  /** Stripe tells of something; the signature is made by Stripe's own library. */
  readonly tell: (
    type: string,
    object: object,
    options?: { id?: string; secret?: string },
  ) => Promise<LightMyRequestResponse>;
  /** Something comes that says it is from Stripe. */
  readonly receive: (payload: string, signature: string) => Promise<LightMyRequestResponse>;
  /** The order is paid at Stripe and everything that follows is done. */
  readonly pay: () => Promise<void>;
  /** Everything as at the beginning: quicker than a new app for each test. */
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens it; close it after the tests. */
export async function openStripeApp(): Promise<StripeApp> {
  const api = await openTestApp();
  const server = await startStripeServer();
  const stripe = openStripe({ secretKey: 'sk_test_1', webhookSecret, address: server.address });
  const app = buildApp({
    database: api.db,
    now: () => api.clock.now,
    publicUrl: 'https://test.example',
    billing: stripe.billing,
    readStripeEvent: stripe.readEvent,
  });
  const services = billingServices(api, stripe.billing);

  const receive: StripeApp['receive'] = (payload, signature) =>
    app.inject({
      method: 'POST',
      url: '/api/stripe_webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });

  let eventCount = 0;
  const tell: StripeApp['tell'] = (type, object, { id = '', secret = webhookSecret } = {}) => {
    eventCount += 1;
    const event = { id: id || `evt_${eventCount}`, object: 'event', type, data: { object } };
    const payload = JSON.stringify(event);
    return receive(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));
  };

  const pay = async () => {
    server.answers[SESSION] = {
      body: stripeSession(ORDER_ID, {
        status: 'complete',
        payment_status: 'paid',
        subscription: stripeSubscription(),
      }),
    };
    await tell('checkout.session.completed', { id: 'cs_test_1' });
    await runTasks(services);
  };

  const restore = async () => {
    await restoreBilling(api);
    services.warnings.length = 0;
    server.calls.length = 0;
    for (const call of Object.keys(server.answers)) delete server.answers[call];
    await api.db
      .update(checkoutOrders)
      .set({ provider: 'stripe' })
      .where(eq(checkoutOrders.id, ORDER_ID));
  };

  const close = async () => {
    await app.close();
    await server.close();
    await api.close();
  };

  return { api, app, server, services, tell, receive, pay, restore, close };
}
