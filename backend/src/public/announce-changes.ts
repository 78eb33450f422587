import { publicJobPath } from '@silverjobs/contract/structured-data';
import { and, eq } from '../database/drizzle.ts';
import { clients, jobDemands, notes } from '../database/schema.ts';
import { type Handlers, TaskFailure } from '../queue/handler.ts';
import { addTask } from '../queue/tasks.ts';
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

/** Tells whom the operator has named of pages, by their addresses without the origin. */
async function tell(
  { publicUrl, announcement }: Pick<Parts, 'publicUrl' | 'announcement'>,
  pages: readonly string[],
  send: Send,
): Promise<void> {
  const { indexNowKey, purgeUrl, purgeToken } = announcement;
  const urls = pages.map((path) => `${publicUrl}${path}`);
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

/**
 * Has it told that the pages of an employer are gone, with its open advertisements (public-10).
 * @param services with the transaction that deletes the account; call it before rows are deleted
 * @param usersId whose account goes; of a colleague's nothing is gone
 */
export async function announceGone(
  { db, now, announcement }: Pick<Services, 'db' | 'now' | 'announcement'>,
  usersId: number,
): Promise<void> {
  if (!announcement.indexNowKey && !announcement.purgeUrl) return;
  const open = await db
    .select({ id: jobDemands.id })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .where(and(eq(clients.usersId, usersId), eq(jobDemands.status, 'active')));
  const jobs = await loadPublicJobs(
    db,
    open.map(({ id }) => id),
  );
  const paths = jobs.map((job) => publicJobPath(job));
  if (paths.length > 0) await addTask(db, now(), { kind: 'announce-gone', payload: { paths } });
}

/** Tells of what has changed since the last time; the first time nothing. */
async function announce(parts: Parts, send: Send): Promise<void> {
  const { db, now } = parts;
  const [note] = await db.select().from(notes).where(eq(notes.name, NOTE));
  const since = note ? Number(note.value) : now().getTime();
  const { ids, until } = await loadPublicChanges(db, now(), since);
  if (ids.length > 0) {
    const jobs = await loadPublicJobs(db, ids);
    await tell(
      parts,
      jobs.map((job) => publicJobPath(job)),
      send,
    );
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
): Pick<Handlers, 'find-public-changes' | 'announce-gone'> {
  const { indexNowKey, purgeUrl } = parts.announcement;
  return {
    'find-public-changes':
      indexNowKey || purgeUrl
        ? { everyMs: LOOK_INTERVAL_MS, run: () => announce(parts, send) }
        : { everyMs: IDLE_INTERVAL_MS, run: async () => {} },
    'announce-gone': { run: ({ paths }) => tell(parts, paths, send) },
  };
}
