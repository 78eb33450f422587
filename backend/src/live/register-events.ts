import { networkOf } from '@silverjobs/contract/network-of';
import type { FastifyInstance } from 'fastify';
import type { Identify } from '../http/register-calls.ts';
import type { Requester } from '../http/requester.ts';
import type { LiveHub } from './live-hub.ts';

/** GET /events: tells a signed-in user what happens, until the session ends. */
export function registerEvents(
  api: FastifyInstance,
  hub: LiveHub,
  identify: Identify,
  count: (requester: Requester) => Promise<void>,
): void {
  api.get(
    '/events',
    {
      onRequest: async (request) => {
        request.requester = await identify('GET /events', request.headers.authorization);
      },
    },
    async (request, reply) => {
      const { requester } = request;
      if (!requester) throw new Error('A signed-in user was identified.');
      await count(requester);
      // Who has to do with invoices alone hears nothing of conversations (employers-80).
      const heard =
        requester.employerRole === 'invoices' ? { ...requester, clientId: null } : requester;
      return (
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          // Proxies of the nginx family would collect events before they pass them on.
          .header('x-accel-buffering', 'no')
          .send(await hub.open(heard, networkOf(request.ip)))
      );
    },
  );
  // Streams would keep the server from closing.
  api.addHook('preClose', () => hub.stop());
}
