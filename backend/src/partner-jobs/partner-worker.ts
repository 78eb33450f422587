import { startWorker, type Worker } from '../background/start-worker.ts';
import type { Database } from '../database/database.ts';
import { describeError } from '../errors/describe-error.ts';
import { cleanPosting } from './clean-posting.ts';
import type { FeedFormat, PartnerFeed } from './feed.ts';
import { fetchFeed } from './fetch-feed.ts';
import { readHrBaXml } from './formats/hr-ba-xml.ts';
import { readJson } from './formats/json.ts';
import { forgetOtherRuns, noteRun } from './note-run.ts';
import { deleteOldPostings, storePostings } from './store-postings.ts';

/** How often feeds are fetched, in milliseconds: every hour. */
const INTERVAL_MS = 3_600_000;
/** Most jobs that are taken from one feed. */
const MOST_POSTINGS = 20_000;

const FORMATS: Readonly<Record<PartnerFeed['format'], FeedFormat>> = {
  json: readJson,
  'hr-ba-xml': readHrBaXml,
};

export type PartnerParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly feeds: readonly PartnerFeed[];
  readonly log: { readonly error: (text: string) => void };
  /** Fetches a feed; tests give their own. */
  readonly fetch?: (feed: PartnerFeed) => Promise<string>;
};

/** Fetches every feed once. One that fails is logged and keeps its jobs for a while. */
export async function takeFeeds(
  { db, now, feeds, log, fetch = fetchFeed }: PartnerParts,
  stopped: () => boolean = () => false,
): Promise<void> {
  for (const feed of feeds) {
    if (stopped()) return;
    try {
      const found = FORMATS[feed.format](await fetch(feed)).slice(0, MOST_POSTINGS);
      const postings = found.flatMap((raw) => cleanPosting(raw, now()) ?? []);
      await storePostings(db, feed, postings, now());
      await noteRun(db, feed, now(), null);
    } catch (error) {
      await noteRun(db, feed, now(), describeError(error));
      log.error(`Feed ${feed.key}: ${describeError(error)}`);
    }
  }
  await forgetOtherRuns(
    db,
    feeds.map(({ key }) => key),
  );
  await deleteOldPostings(
    db,
    feeds.map(({ key }) => key),
    now(),
  );
}

/** Fetches feeds again and again as long as the process runs (jobs-101). */
export function startPartnerWorker(parts: PartnerParts): Worker {
  return startWorker({
    name: 'Jobs of partners',
    intervalMs: INTERVAL_MS,
    work: (stopped) => takeFeeds(parts, stopped),
    log: parts.log,
  });
}
