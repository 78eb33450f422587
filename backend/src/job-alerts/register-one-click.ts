import { tidyLinkToken } from '@silverjobs/contract/link-token';
import { paths } from '@silverjobs/contract/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerScope } from '../http/create-server.ts';
import { validate } from '../http/validate.ts';
import type { Services } from '../services.ts';
import { unsubscribe } from './unsubscribe.ts';

const query = z.object({
  token: z
    .string()
    .overwrite(tidyLinkToken)
    .regex(/^[\w-]{20,100}$/),
});

/**
 * The address in the header List-Unsubscribe: mailboxes send it a form (RFC 8058), so it is no call
 * of the contract; whoever opens it is led to the page that asks first, because scanners of mail
 * open links, too.
 */
export function registerOneClick(api: FastifyInstance, { db, publicUrl }: Services): void {
  registerScope(api, 'one-click', async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    // The token says everything; what the form says is always the same.
    for (const type of [form, /^multipart\/form-data/]) {
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4_096 }, (_, __, done) =>
        done(null, undefined),
      );
    }
    const url = '/alert_unsubscribe/one-click';
    const tokenOf = (given: unknown) =>
      (validate(query, given, 'query') as z.output<typeof query>).token;
    scope.post(url, async (request, reply) => {
      await unsubscribe(db, tokenOf(request.query));
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });
    scope.get(url, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${publicUrl}${paths.unsubscribe}?token=${tokenOf(request.query)}`, 303),
    );
  });
}
