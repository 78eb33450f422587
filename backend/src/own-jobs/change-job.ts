import type { EditedJob, ParsedBodyOf } from '@silverjobs/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { findOwnClient } from '../clients/load-own-client.ts';
import type { Database } from '../database/database.ts';
import { jobDemandPositions, jobDemands } from '../database/schema.ts';
import type { ClientAsker } from '../http/asker.ts';
import type { Services } from '../services.ts';
import { findOwnJob } from './find-own-job.ts';
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
  asker: ClientAsker,
  id: number,
  input: Input,
): Promise<EditedJob> {
  const stored = await findOwnJob(db, asker, id, { lock: true });
  const client = await findOwnClient(db, asker.clientId);
  const columns = await jobColumns(db, client, input, stored.description);
  await db.update(jobDemands).set(columns).where(eq(jobDemands.id, id));
  await setPosition(db, id, input.position_id);
  return loadEditedJob(db, asker, id);
}

/**
 * Changes an own job; conversations, state and date stay.
 * @throws Failure not_found, validation.failed
 */
export function changeJob(
  services: Services,
  asker: ClientAsker,
  id: number,
  input: Input,
): Promise<EditedJob> {
  return services.db.transaction((db) => writeJob(db, asker, id, input));
}
