import { describeError } from '../errors/describe-error.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import type { FetchedFeed } from './decode-feed.ts';
import type { FeedNotice, PartnerFeed } from './feed.ts';
import { fetchFeed } from './fetch-feed.ts';
import { forgetOtherRuns, noteRun } from './note-run.ts';
import type { LeftOut } from './read-feed.ts';
import { deleteOldPostings, storePostings } from './store-postings.ts';

/** How often feeds are fetched, in milliseconds: every hour. */
const INTERVAL_MS = 3_600_000;

export type FeedParts = Pick<Services, 'db' | 'now' | 'workAdded' | 'localHosts'> & {
  readonly feeds: readonly PartnerFeed[];
  /** Fetches a feed; tests give their own. */
  readonly fetch?: (feed: PartnerFeed) => Promise<FetchedFeed>;
};

type ReadFeed = typeof import('./read-feed.ts').work;

/** What says that a feed is not written as it was agreed. */
const BROKEN = ['unreadable', 'no-title', 'no-address', 'bad-date'] as const;

function noticeOf(kept: number, leftOut: LeftOut, isPartial: boolean): FeedNotice | null {
  if (isPartial) return 'partial';
  if (kept === 0) return 'empty';
  const broken = BROKEN.reduce((sum, reason) => sum + (leftOut[reason] ?? 0), 0);
  return broken > kept ? 'broken' : null;
}

/** Fetches a feed and keeps what it offers. @throws Error when it cannot be had or read */
async function takeFeed(parts: FeedParts, feed: PartnerFeed) {
  const { db, now, localHosts, fetch = (one) => fetchFeed(one, localHosts) } = parts;
  const began = now();
  try {
    const input = { fetched: await fetch(feed), format: feed.format, now: began };
    const read = await runInThread<ReadFeed>(new URL('./read-feed.ts', import.meta.url), input);
    const postings = read.flatMap((part) => ('postings' in part ? part.postings : []));
    const { leftOut = {}, deleted = null } = read.find((part) => 'leftOut' in part) ?? {};
    const notice = noticeOf(postings.length, leftOut, deleted !== null);
    const isTrusted = notice === null;
    await storePostings(db, feed, { postings, deleted, isTrusted }, began);
    await noteRun(db, feed, began, { leftOut, notice });
  } catch (error) {
    await noteRun(db, feed, began, { error: describeError(error) });
    throw error;
  }
}

/**
 * Fetches every feed each hour (jobs-101): each is a task of its own. One that fails is tried again and
 * keeps its jobs for a while.
 */
export function feedHandlers(parts: FeedParts): Pick<Handlers, 'find-feeds' | 'feed'> {
  const { db, now, feeds, workAdded } = parts;
  const sources = feeds.map(({ key }) => key);
  return {
    'find-feeds': {
      everyMs: INTERVAL_MS,
      run: async () => {
        const due = sources.map(
          (source) => ({ kind: 'feed', payload: { source }, key: source }) as const,
        );
        await addTasks(db, now(), due);
        await forgetOtherRuns(db, sources);
        await deleteOldPostings(db, sources, now());
        workAdded();
      },
    },
    feed: {
      isEndless: true,
      run: async ({ source }) => {
        const feed = feeds.find(({ key }) => key === source);
        // Configured no more; what it had goes with the next look at all feeds.
        if (!feed) return;
        await takeFeed(parts, feed);
      },
    },
  };
}
