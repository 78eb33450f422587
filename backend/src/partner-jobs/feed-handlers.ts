import { describeError } from '../errors/describe-error.ts';
import type { Handlers } from '../queue/handler.ts';
import { addTasks } from '../queue/tasks.ts';
import type { Services } from '../services.ts';
import { cleanPosting, type Posting } from './clean-posting.ts';
import { decodeFeed, type FetchedFeed } from './decode-feed.ts';
import type { FeedContent, FeedFormat, LeftOutReason, PartnerFeed } from './feed.ts';
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

export type FeedParts = Pick<Services, 'db' | 'now' | 'workAdded'> & {
  readonly feeds: readonly PartnerFeed[];
  /** Fetches a feed; tests give their own. */
  readonly fetch?: (feed: PartnerFeed) => Promise<FetchedFeed>;
};

type Taken = {
  readonly postings: readonly Posting[];
  readonly leftOut: Partial<Record<LeftOutReason, number>>;
};

/** The jobs to keep, each once, and how many are not by reason. */
function choosePostings({ postings, leftOut }: FeedContent, now: Date): Taken {
  const kept = new Map<string, Posting>();
  const reasons = [...leftOut];
  for (const raw of postings) {
    const posting = kept.size < MOST_POSTINGS ? cleanPosting(raw, now) : 'too-many';
    if (typeof posting === 'string') reasons.push(posting);
    else if (kept.has(posting.fingerprint)) reasons.push('double');
    else kept.set(posting.fingerprint, posting);
  }
  const counts: Partial<Record<LeftOutReason, number>> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return { postings: [...kept.values()], leftOut: counts };
}

/** Fetches a feed and keeps what it offers. @throws Error when it cannot be had or read */
async function takeFeed({ db, now, fetch = fetchFeed }: FeedParts, feed: PartnerFeed) {
  const began = now();
  try {
    const content = FORMATS[feed.format](decodeFeed(await fetch(feed)));
    const { postings, leftOut } = choosePostings(content, began);
    await storePostings(db, feed, postings, content.deleted, began);
    const notice = content.deleted ? 'partial' : postings.length === 0 ? 'empty' : null;
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
