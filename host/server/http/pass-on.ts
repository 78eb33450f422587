import type { IncomingHttpHeaders } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { collectBodies } from './collect-bodies.ts';
import { sendApiError } from './send-error.ts';

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
      onError: (reply) => sendApiError(reply as FastifyReply, 'unavailable'),
    },
  });
  // A route of its own: a stream is traced by nobody and lasts as long as its page.
  for (const prefix of [PREFIX, EVENTS_PATH]) await server.register(httpProxy, optionsOf(prefix));
}

/** What one connection says to its other end, and not to whoever is behind (RFC 9110, 7.6.1). */
const HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

/** The headers of an answer that are passed on (operation-24). */
export function withoutHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...HOP_HEADERS, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
