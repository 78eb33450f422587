import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { registerScope } from '../../http/create-server.ts';
import { Failure } from '../../http/failure.ts';
import { addTask } from '../../queue/tasks.ts';
import type { Services } from '../../services.ts';
import { taskOfEvent } from './task-of-event.ts';

/** Reads an event that Stripe has signed. @throws Error when the signature is wrong or too old */
export type ReadEvent = (body: string, signature: string) => Stripe.Event;

const ID_MAX_LENGTH = 255;

function isEvent(event: unknown): boolean {
  const { id, type, data } = (event ?? {}) as Readonly<Record<string, unknown>>;
  const object = (data as { object?: unknown } | null | undefined)?.object;
  return (
    typeof id === 'string' &&
    id.length <= ID_MAX_LENGTH &&
    typeof type === 'string' &&
    typeof object === 'object' &&
    object !== null
  );
}

/**
 * POST /api/stripe_webhook: Stripe tells what happened. It is no call of the contract: its body is
 * Stripe's, and only the signature over its bytes says who sent it. The event is noted and answered
 * at once; what comes twice is known by its id (silverplus-20).
 */
export function registerWebhook(
  api: FastifyInstance,
  readEvent: ReadEvent,
  { db, now, workAdded }: Services,
): void {
  registerScope(api, 'stripe-webhook', async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    scope.post('/stripe_webhook', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || typeof request.body !== 'string') {
        throw new Failure('validation.failed', { param: 'stripe-signature' });
      }
      let event: Stripe.Event;
      try {
        event = readEvent(request.body, signature);
      } catch {
        throw new Failure('validation.failed', { param: 'stripe-signature' });
      }
      // Signed, but nothing that we know the shape of: trying again would not help.
      if (!isEvent(event)) throw new Failure('validation.failed', { param: 'body' });
      const task = taskOfEvent(event);
      if (task) {
        await addTask(db, now(), { ...task, key: `stripe:${event.id}` });
        workAdded();
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
