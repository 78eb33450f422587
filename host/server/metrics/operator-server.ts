import Fastify, { type FastifyInstance } from 'fastify';
import type { RegistryState } from '../releases/registry-reader.ts';
import type { DocumentMetrics } from './document-metrics.ts';

const UNAVAILABLE = 503;

/**
 * The operator's port of a document server, which no proxy passes on: GET /metrics, /live and /ready
 * (operation-26).
 */
export function buildOperatorServer(
  metrics: DocumentMetrics,
  readState: () => Promise<RegistryState>,
  isDraining: () => boolean = () => false,
): FastifyInstance {
  const server = Fastify({ logger: false });
  server.get('/metrics', async (_, reply) => {
    const { contentType, text } = await metrics.read(await readState());
    return reply.header('content-type', contentType).send(text);
  });
  server.get('/live', async () => ({ status: 'ok' }));
  server.get('/ready', async (_, reply) => {
    const { ready, revision, problem } = await readState();
    const registry = problem === null ? 'newest' : ready ? 'older' : 'none';
    if (isDraining()) return reply.code(UNAVAILABLE).send({ ready: false, draining: true });
    return reply.code(ready ? 200 : UNAVAILABLE).send({ ready, registry, revision });
  });
  return server;
}
