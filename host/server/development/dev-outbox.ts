import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerConfig } from '../config.ts';
import { type OutboxMail, renderOutbox } from './dev-outbox-page.ts';

/** Longest time to wait for the backend, in milliseconds. */
const TIMEOUT_MS = 10_000;

const outbox = z.object({
  mails: z.array(
    z.object({
      id: z.int(),
      recipient: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      created_at: z.number(),
    }),
  ),
});

type Answer = { status: 200; mails: OutboxMail[] } | { status: 404 | 503 };

async function fetchMails(apiUrl: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(new URL('/api/dev/outbox', apiUrl), { signal });
    if (response.status === 404) return { status: 404 };
    return { status: 200, mails: outbox.parse(await response.json()).mails };
  } catch {
    return { status: 503 };
  }
}

/**
 * /dev/outbox: the mails of the demo, newest first (delivery-29). Only in the environment 'local';
 * elsewhere, and where the backend shows none, the path is unknown.
 */
export function registerDevOutbox(server: FastifyInstance, config: ServerConfig): void {
  if (config.APP_ENVIRONMENT !== 'local') return;
  server.get('/dev/outbox', async (_request, reply) => {
    const answer = await fetchMails(config.API_URL);
    if (answer.status === 404) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(answer.status)
      .headers(outboxHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(renderOutbox(answer.status === 200 ? answer.mails : null, nonce, config.basePath));
  });
}

/** No script runs here, nothing is fetched; mails carry their style in attributes. */
function outboxHeaders(nonce: string): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // Links of mails hold tokens.
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
