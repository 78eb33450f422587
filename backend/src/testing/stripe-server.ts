import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came. */
type StripeCall = {
  readonly call: string;
  readonly form: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
};

type Answer = { readonly status?: number; readonly body: unknown };
type Answers = Record<string, Answer | ((call: StripeCall) => Answer)>;

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Stands in for Stripe's API: answers by 'METHOD /path' in the shapes that Stripe documents, and
 * remembers what it was asked. Anything else is an error, as an unknown id is at Stripe.
 */
export async function startStripeServer() {
  const calls: StripeCall[] = [];
  const answers: Answers = {};
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const key = request.headers['idempotency-key'];
    const call: StripeCall = {
      call: `${request.method} ${path}`,
      form: await readForm(request),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    calls.push(call);
    const known = answers[call.call];
    const missing: Answer = {
      status: 404,
      body: {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' },
      },
    };
    const { status = 200, body } = (typeof known === 'function' ? known(call) : known) ?? missing;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    answers,
    calls,
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const STARTED = Date.UTC(2026, 10, 21, 9) / 1_000;
const MONTH_LATER = Date.UTC(2026, 11, 21, 9) / 1_000;

/** A subscription as Stripe gives it, cut to what a subscription of one item has to have. */
export function stripeSubscription(values: Record<string, unknown> = {}) {
  return {
    id: 'sub_1',
    object: 'subscription',
    status: 'active',
    customer: 'cus_1',
    start_date: STARTED,
    billing_cycle_anchor: STARTED,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: STARTED,
          current_period_end: MONTH_LATER,
          quantity: 1,
        },
      ],
    },
    ...values,
  };
}

/** A checkout session as Stripe gives it. */
export function stripeSession(orderId: string, values: Record<string, unknown> = {}) {
  return {
    id: 'cs_test_1',
    object: 'checkout.session',
    client_reference_id: orderId,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    ...values,
  };
}
