import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectBodies } from './collect-bodies.ts';
import { withoutHopHeaders } from './hop-headers.ts';
import { refuse } from './refuse.ts';

const PREFIX = '/api';
/** The call that answers with server-sent events. */
const EVENTS_PATH = '/api/events';

/** Passes calls on to the backend, as they come and go (operation-32). */
export async function passCallsOn(
  server: FastifyInstance,
  upstream: string,
  tracing?: Tracing,
): Promise<void> {
  collectBodies(server, PREFIX);
  const optionsOf = (prefix: string): FastifyHttpProxyOptions => ({
    upstream,
    prefix,
    rewritePrefix: prefix,
    // One connection each while it lasts: a stream of news lasts for hours, an answer that its visitor
    // does not read for minutes, and nobody waits for theirs.
    undici: { connections: null },
    replyOptions: {
      // The backend limits attempts by address; what a visitor claims to be is replaced. What they expect
      // of a connection is this server's to answer.
      rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        ...tracing?.headers(),
      }),
      rewriteHeaders: withoutHopHeaders,
      onError: (reply) => refuse(reply as FastifyReply, 'unavailable'),
    },
  });
  // A route of its own: a stream is traced by nobody and lasts as long as its page.
  for (const prefix of [PREFIX, EVENTS_PATH]) await server.register(httpProxy, optionsOf(prefix));
}
