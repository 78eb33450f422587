import type { IncomingHttpHeaders } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import replyFrom from '@fastify/reply-from';
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

/** What machines read at the public origin; the backend has it below /api/public (public-7). */
const PUBLIC_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/stellen.rss',
  '/stellen.atom',
  '/stellen.json',
  '/indeed.xml',
  '/.well-known/security.txt',
  '/indexnow-key.txt',
  '/link-bild.png',
  '/stelle-bild/:file',
  '/arbeitgeber-bild/:file',
  '/stelle-qr/:file',
] as const;

/** Passes on what the backend serves to machines beside its calls. */
export async function passFilesOn(server: FastifyInstance, upstream: string): Promise<void> {
  await server.register(async (scope) => {
    // Connections of its own: a feed of all jobs lasts for minutes.
    await scope.register(replyFrom, { base: upstream, undici: { connections: null } });
    for (const path of PUBLIC_FILES) {
      scope.get(path, (request, reply) =>
        reply.from(`/api/public${request.url}`, {
          rewriteRequestHeaders: (given, headers) => ({ ...headers, 'x-forwarded-for': given.ip }),
          rewriteHeaders: withoutHopHeaders,
          onError: (failed) => sendApiError(failed as FastifyReply, 'unavailable'),
        }),
      );
    }
  });
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
