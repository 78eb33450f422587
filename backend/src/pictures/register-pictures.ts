import type { FastifyInstance } from 'fastify';
import { and, eq, isNull } from '../database/drizzle.ts';
import { employerPictures } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';

/** Browsers keep it, since it never changes; what stands between asks again soon, since it may be hidden. */
const CACHE = 'public, max-age=31536000, s-maxage=300, immutable';
const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.webp$/;

const missing = () => new Failure('not_found', { message: 'Dieses Bild gibt es nicht.' });

/**
 * GET /public_picture/{id}.webp: a logo or picture for everybody (employers-94). No call of the contract: browsers
 * and search engines ask for it without a session. What an operator has hidden is not there.
 */
export function registerPictures(api: FastifyInstance, { db, papers: { store } }: Services): void {
  api.get<{ Params: { file: string } }>(
    '/public_picture/:file',
    { exposeHeadRoute: true },
    async ({ params }, reply) => {
      const [, id] = FILE.exec(params.file) ?? [];
      if (!id) throw missing();
      const shown = await db.$count(
        employerPictures,
        and(eq(employerPictures.storageKey, id), isNull(employerPictures.hiddenAt)),
      );
      const bytes = shown > 0 ? await store.read(id) : null;
      if (!bytes) throw missing();
      return reply
        .headers({
          'cache-control': CACHE,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type('image/webp')
        .send(Buffer.from(bytes));
    },
  );
}
