import { cleanPosting, type Posting } from './clean-posting.ts';
import { decodeFeed, type FetchedFeed } from './decode-feed.ts';
import type { FeedContent, FeedFormat, LeftOutReason, PartnerFeed } from './feed.ts';
import { readCsv } from './formats/csv.ts';
import { readHrBaXml } from './formats/hr-ba-xml.ts';
import { readIndeedXml } from './formats/indeed-xml.ts';
import { readJson } from './formats/json.ts';

/** Most jobs that are taken from one feed. */
const MOST_POSTINGS = 20_000;
/** Jobs that are handed over at once. */
const BATCH = 200;

/** Every format of a feed. */
export const FORMATS: Readonly<Record<PartnerFeed['format'], FeedFormat>> = {
  json: readJson,
  'hr-ba-xml': readHrBaXml,
  'indeed-xml': readIndeedXml,
  csv: readCsv,
};

/** How many jobs are left out, by reason. */
export type LeftOut = Partial<Record<LeftOutReason, number>>;

/** What a feed comes to: some of its jobs, at the end how many are left out and what is gone. */
export type FeedPart =
  | { readonly postings: readonly Posting[] }
  | { readonly leftOut: LeftOut; readonly deleted: readonly string[] | null };

/** The jobs to keep, each once, and how many are not by reason. */
function choosePostings({ postings, leftOut }: FeedContent, now: Date) {
  const kept = new Map<string, Posting>();
  const reasons = [...leftOut];
  for (const raw of postings) {
    const posting = kept.size < MOST_POSTINGS ? cleanPosting(raw, now) : 'too-many';
    if (typeof posting === 'string') reasons.push(posting);
    else if (kept.has(posting.fingerprint)) reasons.push('double');
    else kept.set(posting.fingerprint, posting);
  }
  const counts: LeftOut = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return { postings: [...kept.values()], leftOut: counts };
}

/**
 * Reads what a feed has answered; made for a thread, since 20 MB take seconds.
 * @throws Error where it is no such feed at all
 */
export async function* work({
  fetched,
  format,
  now,
}: {
  readonly fetched: FetchedFeed;
  readonly format: PartnerFeed['format'];
  readonly now: Date;
}): AsyncGenerator<FeedPart> {
  const content = FORMATS[format](decodeFeed(fetched));
  const { postings, leftOut } = choosePostings(content, now);
  for (let from = 0; from < postings.length; from += BATCH) {
    yield { postings: postings.slice(from, from + BATCH) };
  }
  yield { leftOut, deleted: content.deleted };
}
