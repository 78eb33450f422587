import { and, eq, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { partnerJobs, postalCodes } from '../database/schema.ts';
import type { Posting } from './clean-posting.ts';
import type { PartnerFeed } from './feed.ts';
import { readPositions } from './find-positions.ts';

const BATCH = 200;

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

/**
 * Puts the jobs of a feed in place of those that it had before. One that another feed has already is
 * left to it.
 */
export async function storePostings(
  db: Database,
  { key: source, name: sourceName }: Pick<PartnerFeed, 'key' | 'name'>,
  postings: readonly Posting[],
  now: Date,
): Promise<void> {
  const positionsOf = await readPositions(db);
  const firstOf = new Map<string, number>();
  for (const [index, { fingerprint }] of postings.entries()) {
    if (!firstOf.has(fingerprint)) firstOf.set(fingerprint, index);
  }
  const unique = postings.filter(({ fingerprint }, index) => firstOf.get(fingerprint) === index);
  for (let from = 0; from < unique.length; from += BATCH) {
    const batch = unique.slice(from, from + BATCH);
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
    const given = (column: string) => sql.raw(`excluded.${column}`);
    await db
      .insert(partnerJobs)
      .values(rows)
      .onConflictDoUpdate({
        target: partnerJobs.fingerprint,
        set: {
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
  await db
    .delete(partnerJobs)
    .where(and(eq(partnerJobs.source, source), lt(partnerJobs.seenAt, now)));
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
