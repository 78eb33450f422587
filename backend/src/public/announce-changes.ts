import { publicJobPath } from '@silverjobs/contract/structured-data';
import { eq } from 'drizzle-orm';
import { notes } from '../database/schema.ts';
import { type Handlers, TaskFailure } from '../queue/handler.ts';
import type { Services } from '../services.ts';
import { loadPublicChanges } from './public-changes.ts';
import { loadPublicJobs } from './public-jobs.ts';

const INDEXNOW = 'https://api.indexnow.org/indexnow';
const NOTE = 'public-changes';
/** Copies are gone within five seconds. */
const LOOK_INTERVAL_MS = 3_000;
const IDLE_INTERVAL_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

type Send = (url: string, body: object, headers: Record<string, string>) => Promise<void>;

/** @throws TaskFailure without anybody's data; it is tried again */
const sendJson: Send = async (url, body, headers) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new TaskFailure(`${new URL(url).host} answered ${response.status}`);
};

type Parts = Pick<Services, 'db' | 'now' | 'publicUrl' | 'announcement'>;

/** Tells of what has changed since the last time; the first time nothing. */
async function announce({ db, now, publicUrl, announcement }: Parts, send: Send): Promise<void> {
  const { indexNowKey, purgeUrl, purgeToken } = announcement;
  const [note] = await db.select().from(notes).where(eq(notes.name, NOTE));
  const since = note ? Number(note.value) : now().getTime();
  const { ids, until } = await loadPublicChanges(db, now(), since);
  if (ids.length > 0) {
    const jobs = await loadPublicJobs(db, ids);
    const urls = jobs.map((job) => `${publicUrl}${publicJobPath(job)}`);
    if (purgeUrl) {
      await send(
        purgeUrl,
        { files: urls },
        purgeToken ? { authorization: `Bearer ${purgeToken}` } : {},
      );
    }
    if (indexNowKey) {
      const { host } = new URL(publicUrl);
      const keyLocation = `${publicUrl}/indexnow-key.txt`;
      await send(INDEXNOW, { host, key: indexNowKey, keyLocation, urlList: urls }, {});
    }
  }
  const value = String(until);
  await db
    .insert(notes)
    .values({ name: NOTE, value })
    .onConflictDoUpdate({ target: notes.name, set: { value } });
}

/** Tells caches and search engines of changed jobs, where the operator has named any (public-10). */
export function announcementHandlers(
  parts: Parts,
  send: Send = sendJson,
): Pick<Handlers, 'find-public-changes'> {
  const { indexNowKey, purgeUrl } = parts.announcement;
  return {
    'find-public-changes':
      indexNowKey || purgeUrl
        ? { everyMs: LOOK_INTERVAL_MS, run: () => announce(parts, send) }
        : { everyMs: IDLE_INTERVAL_MS, run: async () => {} },
  };
}
