import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRequester } from '../http/requester.ts';

export type EmployerJobRow = typeof jobDemands.$inferSelect;

/**
 * A job of the employer; one of others is as unknown as one that does not exist.
 * @param lock holds the row until the transaction ends
 * @throws Failure not_found
 */
export async function findEmployerJob(
  db: Database,
  { clientId }: Pick<ClientRequester, 'clientId'>,
  id: number,
  { lock = false, param = 'id' } = {},
): Promise<EmployerJobRow> {
  const query = db
    .select()
    .from(jobDemands)
    .where(and(eq(jobDemands.id, id), eq(jobDemands.clientId, clientId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Failure('not_found', { param, message: 'Diese Anzeige gibt es nicht.' });
  return row;
}
