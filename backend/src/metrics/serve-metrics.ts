import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Metrics } from './create-metrics.ts';
import { readReadiness } from './health.ts';

/**
 * The operator's port, which no proxy passes on: GET /metrics, /live and /ready (operation-11,
 * operation-12).
 */
export function buildOperatorServer(
  metrics: Metrics,
  db: Database,
  isDraining: () => boolean = () => false,
  isMailReachable?: () => Promise<boolean>,
): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, text } = await metrics.read();
    return reply.header('content-type', contentType).send(text);
  });
  app.get('/live', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ ready: false, draining: true });
    const readiness = await readReadiness(db, isMailReachable);
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
  return app;
}
