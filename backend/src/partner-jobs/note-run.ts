import { notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { feedRuns } from '../database/schema.ts';
import type { PartnerFeed } from './feed.ts';

const ERROR_LENGTH = 500;

/**
 * Notes how the run of a feed went, for the back-office (operators-21).
 * @param error why it failed; null where it did not
 */
export async function noteRun(
  db: Database,
  { key: source, name: sourceName }: Pick<PartnerFeed, 'key' | 'name'>,
  now: Date,
  error: string | null,
): Promise<void> {
  const run = { sourceName, startedAt: now, error: error?.slice(0, ERROR_LENGTH) ?? null };
  const set = error === null ? { ...run, succeededAt: now } : run;
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
