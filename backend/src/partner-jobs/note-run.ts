import type { Database } from '../database/database.ts';
import { notInArray } from '../database/drizzle.ts';
import { feedRuns } from '../database/schema.ts';
import type { FeedNotice, PartnerFeed } from './feed.ts';
import type { LeftOut } from './read-feed.ts';

const ERROR_LENGTH = 500;

/** What a run of a feed has come to. */
export type RunOutcome =
  | { readonly error: string }
  | {
      readonly leftOut: LeftOut;
      readonly notice: FeedNotice | null;
    };

/**
 * Notes how the run of a feed went, for the back-office (operators-21).
 * @param outcome what it brought, or why it failed
 */
export async function noteRun(
  db: Database,
  { key: source, name: sourceName }: Pick<PartnerFeed, 'key' | 'name'>,
  now: Date,
  outcome: RunOutcome,
): Promise<void> {
  const run = { sourceName, startedAt: now };
  const set =
    'error' in outcome
      ? { ...run, error: outcome.error.slice(0, ERROR_LENGTH) }
      : { ...run, ...outcome, error: null, succeededAt: now };
  await db
    .insert(feedRuns)
    .values({ source, ...set })
    .onConflictDoUpdate({ target: feedRuns.source, set });
}

/** Forgets feeds that are configured no more. */
export async function forgetOtherRuns(db: Database, sources: readonly string[]): Promise<void> {
  await db
    .delete(feedRuns)
    .where(sources.length > 0 ? notInArray(feedRuns.source, [...sources]) : undefined);
}
