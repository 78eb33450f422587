import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { validate } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { openLink } from './links.ts';

const query = z.object({ token: z.string().max(1_000) });

/**
 * GET /paper_file: a file by a short-lived link. No call of the contract: a browser follows it, and a
 * link carries no token of a session. It is kept as a file, never shown from our origin.
 */
export function registerDownload(api: FastifyInstance, services: Services): void {
  api.get('/paper_file', async (request, reply) => {
    const { token } = validate(query, request.query, 'query') as z.output<typeof query>;
    const { name, type, bytes } = await openLink(services, token);
    const plain = name.replace(/[^\w. ()-]/g, '_');
    return reply
      .headers({
        'cache-control': 'no-store, private',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      .type(type)
      .send(Buffer.from(bytes));
  });
}
