import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the latencies, in seconds: from a cached answer to the longest statement. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** The pattern of the route, never the path: ids and tokens stay out, and so do endless series. */
export const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'unknown';

/** Measures every answer of the server (operation-11); to be called before its routes are added. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'silverjobs_request_duration_seconds',
    help: 'Time until an answer was sent, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'silverjobs_open_requests',
    help: 'Requests under way by route; those of /api/events are the open streams.',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(request);
    open.inc({ route });
    // Whoever leaves before the answer counts as gone, too.
    reply.raw.once('close', () => open.dec({ route }));
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
}
