import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobAlerts, jobDemands, jobNews } from '../database/schema.ts';
import { codesWithin } from '../jobs/codes-within.ts';
import { type JobLocation, readJobLocation } from '../jobs/job-location.ts';
import { jobSource } from '../jobs/job-source.ts';
import { readOptionId } from '../places/option-id.ts';
import { type AlertCriteria, loadAlertCriteria } from './alert-criteria.ts';

/** Jobs that are looked at in one go. */
const BATCH = 100;

/** Where a search looks; null for a place that does not exist any more. */
async function locationOf(db: Database, { place }: AlertCriteria): Promise<JobLocation | null> {
  if (place.kind === 'profile') {
    const codes = await codesWithin(db, place.postalCode, place.radiusMeters / 1_000);
    return { kind: 'codes', codes };
  }
  if (place.id === null) return { kind: 'all' };
  return readOptionId(place.id) ? readJobLocation(db, place.id) : null;
}

/** Which of the jobs a search finds, by the condition of the list. */
async function findJobs(
  db: Database,
  criteria: AlertCriteria,
  jobIds: readonly number[],
): Promise<number[]> {
  const location = await locationOf(db, criteria);
  if (!location) return [];
  const { table, id, condition } = jobSource({
    positionId: criteria.positionId ?? undefined,
    location,
    hiddenIds: [],
  });
  const rows = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(
      and(
        condition,
        inArray(id, [...jobIds]),
        // Without a position the source is the table of jobs.
        criteria.potentialJobId === null
          ? undefined
          : eq(jobDemands.potentialJobId, criteria.potentialJobId),
      ),
    );
  return rows.map((row) => row.id);
}

/**
 * Takes new jobs from the queue and notes for each saved search that finds them that its owner is
 * to be told. All of it or nothing: a process that dies leaves the jobs in the queue. Several
 * processes take different jobs.
 * @returns how many jobs were looked at; 0 when none is waiting
 */
export async function matchJobNews(database: Database, now: Date): Promise<number> {
  return database.transaction(async (db) => {
    const claimed = await db
      .select({ id: jobNews.jobDemandId })
      .from(jobNews)
      .orderBy(asc(jobNews.jobDemandId))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const jobIds = claimed.map(({ id }) => id);
    if (jobIds.length === 0) return 0;
    // Many searches ask for the same.
    const known = new Map<string, number[]>();
    for (const criteria of await loadAlertCriteria(db, jobIds)) {
      const filter = JSON.stringify([criteria.positionId, criteria.potentialJobId, criteria.place]);
      const found = known.get(filter) ?? (await findJobs(db, criteria, jobIds));
      known.set(filter, found);
      if (found.length === 0) continue;
      const { candidateId, searchId } = criteria;
      await db
        .insert(jobAlerts)
        .values(
          found.map((jobDemandId) => ({
            candidateId,
            jobDemandId,
            jobSearchId: searchId,
            createdAt: now,
          })),
        )
        .onConflictDoNothing();
    }
    await db.delete(jobNews).where(inArray(jobNews.jobDemandId, jobIds));
    return jobIds.length;
  });
}
