import { request } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { eq } from '../database/drizzle.ts';
import { pushDevices } from '../database/schema.ts';
import { publicLookup } from '../partner-jobs/fetch-feed.ts';
import { type Handler, TaskFailure } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import { writeNotice } from './write-notice.ts';

const TIMEOUT_MS = 10_000;
/** A push service keeps a notice so long for a device that is off, in seconds. */
const KEPT_SECONDS = 24 * 3_600;
const LANES = 4;

/** Sends a body to a push service. @returns the status of its answer */
export type Post = (
  endpoint: string,
  headers: Record<string, string>,
  body: Uint8Array,
) => Promise<number>;

/**
 * The address came from a browser: it is looked up as one of a feed is, so that nothing is ever sent to
 * this machine or a net of its own, and a redirect leads nowhere.
 */
const postToPublic: Post = (endpoint, headers, body) =>
  new Promise((done, fail) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    request(endpoint, { method: 'POST', headers, signal, lookup: publicLookup }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    })
      .on('error', fail)
      .end(body);
  });

/** Gone: the browser has ended it, or was removed (RFC 8030, 7.3). */
const ENDED = [404, 410];
/** Too many, or something is away. */
const isPassing = (status: number) => status === 429 || status >= 500;

/** Sends notices to devices, each by itself; one that the push service has ended is forgotten (account-60). */
export function pushHandler(
  { db, push }: Pick<Services, 'db' | 'push'>,
  post: Post = postToPublic,
): Handler<'notice'> {
  return {
    lanes: LANES,
    run: async ({ device: id, about }) => {
      const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, id));
      const notice = device && push ? await writeNotice(db, about) : null;
      if (!device || !push || !notice) return;
      const { endpoint, p256dh, auth } = device;
      const { headers, body } = await buildPushPayload(
        { data: notice, options: { ttl: KEPT_SECONDS, urgency: 'normal' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        push,
      );
      const { host } = new URL(endpoint);
      const status = await post(endpoint, headers, body).catch(() => {
        throw new TaskFailure(`${host} cannot be reached`);
      });
      if (ENDED.includes(status)) {
        await db.delete(pushDevices).where(eq(pushDevices.id, id));
      } else if (status < 200 || status >= 300) {
        throw new TaskFailure(`${host} answered ${status}`, { isPermanent: !isPassing(status) });
      }
    },
  };
}
