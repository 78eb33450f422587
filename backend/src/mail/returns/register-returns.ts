import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { registerScope } from '../../http/create-server.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { ReturnAddresses } from './return-address.ts';
import { takeReturn } from './take-return.ts';

/** Longest mail that is taken, in bytes; of a report all that counts stands in its first parts. */
const MAIL_BYTES = 5_000_000;

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * POST /api/mail_return: a mail server, or the provider, hands over a mail that came back, as it is. It is no
 * call of the contract: the body is a mail. Who sends it shows the secret, and the mail names by its signed
 * return address which one of ours it is about; one that is about none is taken and forgotten (delivery-80).
 */
export function registerReturns(
  api: FastifyInstance,
  returns: ReturnAddresses & { readonly secret: string },
  services: Pick<Services, 'db' | 'now' | 'operatorEmail'>,
): void {
  const expected = hash(`Bearer ${returns.secret}`);
  registerScope(api, 'mail-returns', async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: MAIL_BYTES } as const;
    scope.addContentTypeParser('*', options, (_, body, done) => done(null, body));
    scope.post(
      '/mail_return',
      {
        onRequest: async (request) => {
          const given = hash(request.headers.authorization ?? '');
          if (!timingSafeEqual(given, expected)) throw new Failure('forbidden');
        },
      },
      async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw new Failure('validation.failed', { param: 'body' });
        await takeReturn(services, returns, body);
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    );
  });
}
