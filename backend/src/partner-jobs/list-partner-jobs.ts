import { PARTNER_JOBS_PAGE_SIZE, type PartnerJob } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, arrayOverlaps, desc, eq, gt, type SQL } from '../database/drizzle.ts';
import { partnerJobs, postalCodes } from '../database/schema.ts';
import { atLocation, readJobLocation } from '../jobs/job-location.ts';
import { placeLabel } from '../jobs/lean-job.ts';

export type PartnerFilter = {
  readonly positionIds?: readonly number[] | undefined;
  readonly locationId?: number | undefined;
};

async function conditionOf(
  db: Database,
  { positionIds, locationId }: PartnerFilter,
  now: Date,
): Promise<SQL | undefined> {
  const location = await readJobLocation(db, locationId);
  return and(
    gt(partnerJobs.expiresAt, now),
    atLocation(partnerJobs, eq(partnerJobs.homeoffice, true), location),
    positionIds && arrayOverlaps(partnerJobs.positionIds, [...positionIds]),
  );
}

/**
 * How many jobs of partners there are for a filter.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function countPartnerJobs(
  db: Database,
  filter: PartnerFilter,
  now: Date,
): Promise<number> {
  return db.$count(partnerJobs, await conditionOf(db, filter, now));
}

/**
 * Jobs of partners for a filter, the newest first.
 * @throws Failure validation.failed for a location id that no option has
 */
export async function listPartnerJobs(
  db: Database,
  filter: PartnerFilter,
  now: Date,
  {
    limit = PARTNER_JOBS_PAGE_SIZE,
    offset = 0,
  }: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<PartnerJob[]> {
  const rows = await db
    .select({ job: partnerJobs, place: postalCodes.place })
    .from(partnerJobs)
    .leftJoin(postalCodes, eq(postalCodes.code, partnerJobs.postalCode))
    .where(await conditionOf(db, filter, now))
    .orderBy(desc(partnerJobs.publishedAt), desc(partnerJobs.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ job, place }) => ({
    id: job.id,
    title: job.title,
    employer: job.employer,
    description: job.description,
    location_label: placeLabel(job.postalCode, place),
    homeoffice: job.homeoffice,
    source: job.sourceName,
    url: job.url,
    published_at: job.publishedAt.getTime(),
  }));
}
