import type { Database } from '../database/database.ts';
import { and, eq, gt, inArray, lt, lte, not, or, sql } from '../database/drizzle.ts';
import { partnerJobs, postalCodes } from '../database/schema.ts';
import type { Posting } from './clean-posting.ts';
import type { PartnerFeed } from './feed.ts';
import { readPositions } from './find-positions.ts';

const BATCH = 200;

type FeedName = Pick<PartnerFeed, 'key' | 'name'>;

/** What a run of a feed brings. */
export type FeedLoad = {
  readonly postings: readonly Posting[];
  /** Names of jobs that are gone, where the feed tells only what has changed. */
  readonly deleted: readonly string[] | null;
  /** Whether what a feed of all jobs does not name is gone: not so of an empty or a broken one. */
  readonly isTrusted: boolean;
};

/** Places of postal codes that Germany has. */
async function placesOf(db: Database, batch: readonly Posting[]) {
  const codes = [...new Set(batch.flatMap(({ postalCode }) => postalCode ?? []))];
  if (codes.length === 0)
    return new Map<string, { districtId: number | null; stateId: number | null }>();
  const rows = await db
    .select({
      code: postalCodes.code,
      districtId: postalCodes.districtId,
      stateId: postalCodes.stateId,
    })
    .from(postalCodes)
    .where(inArray(postalCodes.code, codes));
  return new Map(rows.map(({ code, ...regions }) => [code, regions]));
}

/** Writes jobs of a feed. One that another feed has already is left to it. */
async function upsert(
  db: Database,
  { key: source, name: sourceName }: FeedName,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  const positionsOf = await readPositions(db);
  const given = (column: string) => sql.raw(`excluded.${column}`);
  for (let from = 0; from < postings.length; from += BATCH) {
    const batch = postings.slice(from, from + BATCH);
    const places = await placesOf(db, batch);
    const rows = batch.map((posting) => {
      const place = places.get(posting.postalCode ?? '');
      return {
        ...posting,
        source,
        sourceName,
        postalCode: place ? posting.postalCode : null,
        districtId: place?.districtId ?? null,
        stateId: place?.stateId ?? null,
        positionIds: positionsOf(posting.title),
        seenAt: now,
      };
    });
    await db
      .insert(partnerJobs)
      .values(rows)
      .onConflictDoUpdate({
        target: partnerJobs.fingerprint,
        set: {
          externalId: given('external_id'),
          description: given('description'),
          url: given('url'),
          homeoffice: given('homeoffice'),
          positionIds: given('position_ids'),
          expiresAt: given('expires_at'),
          seenAt: given('seen_at'),
          sourceName: given('source_name'),
        },
        setWhere: eq(partnerJobs.source, source),
      });
  }
}

/**
 * Puts the jobs of a feed in place of those that it had before, all of it or nothing, one run of a feed
 * after the other. What an empty or broken feed had before goes when it stays so.
 * @param now when the run began; one that began before another that is over changes nothing
 */
export async function storePostings(
  database: Database,
  feed: FeedName,
  { postings, deleted, isTrusted }: FeedLoad,
  now: Date,
): Promise<void> {
  const own = eq(partnerJobs.source, feed.key);
  await database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`feed ${feed.key}`}))`);
    const newer = await db.$count(partnerJobs, and(own, gt(partnerJobs.seenAt, now)));
    if (newer > 0) return;
    await upsert(db, feed, postings, now);
    const before = and(own, lt(partnerJobs.seenAt, now));
    if (deleted) {
      // What is changed comes under its name: the one before goes, with another title or not.
      const renewed = postings.flatMap(({ externalId }) => externalId ?? []);
      const gone = [...deleted, ...renewed];
      for (let from = 0; from < gone.length; from += BATCH) {
        const names = gone.slice(from, from + BATCH);
        await db.delete(partnerJobs).where(and(before, inArray(partnerJobs.externalId, names)));
      }
      // It still has what it says nothing about.
      await db.update(partnerJobs).set({ seenAt: now }).where(before);
    } else if (isTrusted) {
      await db.delete(partnerJobs).where(before);
    }
  });
}

/** How long jobs of a feed that cannot be fetched are kept, in milliseconds: 3 days. */
const SILENT_MS = 3 * 86_400_000;

/** Forgets what is over, what a silent feed had, and what feeds had that are configured no more. */
export async function deleteOldPostings(
  db: Database,
  sources: readonly string[],
  now: Date,
): Promise<void> {
  const silent = new Date(now.getTime() - SILENT_MS);
  await db
    .delete(partnerJobs)
    .where(
      or(
        lte(partnerJobs.expiresAt, now),
        lt(partnerJobs.seenAt, silent),
        sources.length > 0 ? not(inArray(partnerJobs.source, [...sources])) : sql`true`,
      ),
    );
}
