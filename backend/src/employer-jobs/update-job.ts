import type { EditedJob, ParsedBodyOf } from '@silverjobs/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { findEmployerProfile } from '../clients/load-employer-profile.ts';
import type { Database } from '../database/database.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import type { ClientRequester } from '../http/requester.ts';
import { refuseStale } from '../http/version.ts';
import type { Services } from '../services.ts';
import { findEmployerJob } from './find-employer-job.ts';
import { jobColumns } from './job-columns.ts';
import { loadEditedJob } from './load-edited-job.ts';

type Input = ParsedBodyOf<'PUT /job_demand/{id}'>;

/** Makes a position the main one; those that a job was found by besides stay only with the old one. */
async function setPosition(db: Database, jobDemandId: number, positionId: number): Promise<void> {
  const ofJob = eq(jobDemandPositions.jobDemandId, jobDemandId);
  const [main] = await db
    .select({ id: jobDemandPositions.positionId })
    .from(jobDemandPositions)
    .where(ofJob)
    .orderBy(asc(jobDemandPositions.rank))
    .limit(1);
  if (main?.id === positionId) return;
  await db
    .delete(jobDemandPositions)
    .where(and(ofJob, ne(jobDemandPositions.positionId, positionId)));
  await db
    .insert(jobDemandPositions)
    .values({ jobDemandId, positionId, rank: 0 })
    .onConflictDoUpdate({
      target: [jobDemandPositions.positionId, jobDemandPositions.jobDemandId],
      set: { rank: 0 },
    });
}

/** Writes the fields of a job that the transaction holds. */
export async function writeJob(
  db: Database,
  requester: ClientRequester,
  id: number,
  input: Input,
): Promise<EditedJob> {
  const stored = await findEmployerJob(db, requester, id, { lock: true });
  await refuseStale(input.version, () => loadEditedJob(db, requester, id));
  const client = await findEmployerProfile(db, requester.clientId);
  const columns = await jobColumns(db, client, input, stored.description);
  await db.update(jobDemands).set(columns).where(eq(jobDemands.id, id));
  await setPosition(db, id, input.position_id);
  return loadEditedJob(db, requester, id);
}

/**
 * Changes a job of the employer; conversations, state and date stay.
 * @throws Failure not_found, validation.failed, version.stale
 */
export function updateJob(
  services: Services,
  requester: ClientRequester,
  id: number,
  input: Input,
): Promise<EditedJob> {
  return services.db.transaction((db) => writeJob(db, requester, id, input));
}
