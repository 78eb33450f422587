import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { Failure } from '../http/failure.ts';
import { loadMaintenance } from './load-contents.ts';

/** How long what the database said is believed, in milliseconds. */
const BELIEVED_MS = 2_000;

/** Calls that go on: signing in and out, the back-office, what machines must know, and money that comes in. */
const OPEN =
  /^\/api\/(?:auth\/|operator\/|contents\b|imprint\b|health\b|images\/|public\/|.*webhook)/;

/** While the office has closed the product every other call is 503, and says until when (operators-44). */
export function closeForMaintenance(app: FastifyInstance, db: Database, now: () => Date): void {
  let known: ReturnType<typeof loadMaintenance> = Promise.resolve(null);
  let readAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/api/') || OPEN.test(url)) return;
    const moment = now().getTime();
    if (Math.abs(moment - readAt) > BELIEVED_MS) {
      readAt = moment;
      // Without the database nothing is closed: the call itself says what is wrong.
      known = loadMaintenance(db, now()).catch(() => null);
    }
    const maintenance = await known;
    if (!maintenance || maintenance.until <= moment) return;
    throw new Failure('unavailable', {
      message: maintenance.text,
      retryAfter: Math.max(1, Math.ceil((maintenance.until - moment) / 1_000)),
    });
  });
}
