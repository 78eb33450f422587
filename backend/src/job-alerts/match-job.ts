import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobAlerts, jobDemands } from '../database/schema.ts';
import { codesWithin } from '../jobs/codes-within.ts';
import { type JobLocation, readJobLocation } from '../jobs/job-location.ts';
import { jobSource } from '../jobs/job-source.ts';
import { readOptionId } from '../places/option-id.ts';
import { type AlertCriteria, loadAlertCriteria } from './alert-criteria.ts';

/** Searches that are noted in one statement. */
const BATCH = 1_000;

/** Where a search looks; null for a place that does not exist any more. */
async function locationOf(db: Database, { place }: AlertCriteria): Promise<JobLocation | null> {
  if (place.kind === 'profile') {
    const codes = await codesWithin(db, place.postalCode, place.radiusMeters / 1_000);
    return { kind: 'codes', codes };
  }
  if (place.id === null) return { kind: 'all' };
  return readOptionId(place.id) ? readJobLocation(db, place.id) : null;
}

/** Whether a search finds a job, by the condition of the list. */
async function findsJob(
  db: Database,
  criteria: AlertCriteria,
  jobDemandId: number,
): Promise<boolean> {
  const location = await locationOf(db, criteria);
  if (!location) return false;
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
        eq(id, jobDemandId),
        // Without a position the source is the table of jobs.
        criteria.potentialJobId === null
          ? undefined
          : eq(jobDemands.potentialJobId, criteria.potentialJobId),
      ),
    );
  return rows.length > 0;
}

/**
 * Notes for each saved search that finds a new job that its owner is to be told. All of it or nothing;
 * a second time changes nothing.
 */
export async function matchJob(database: Database, now: Date, jobDemandId: number): Promise<void> {
  await database.transaction(async (db) => {
    // Held, so that it is not deleted meanwhile.
    const [job] = await db
      .select({ id: jobDemands.id })
      .from(jobDemands)
      .where(eq(jobDemands.id, jobDemandId))
      .for('key share');
    if (!job) return;
    // Many searches ask for the same.
    const known = new Map<string, boolean>();
    const told: AlertCriteria[] = [];
    for (const criteria of await loadAlertCriteria(db, [jobDemandId])) {
      const filter = JSON.stringify([criteria.positionId, criteria.potentialJobId, criteria.place]);
      const isFound = known.get(filter) ?? (await findsJob(db, criteria, jobDemandId));
      known.set(filter, isFound);
      if (isFound) told.push(criteria);
    }
    for (let from = 0; from < told.length; from += BATCH) {
      const rows = told.slice(from, from + BATCH).map(({ candidateId, searchId }) => ({
        candidateId,
        jobDemandId,
        jobSearchId: searchId,
        createdAt: now,
      }));
      await db.insert(jobAlerts).values(rows).onConflictDoNothing();
    }
  });
}
