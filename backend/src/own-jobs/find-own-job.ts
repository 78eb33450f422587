import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobDemands } from '../database/schema.ts';
import type { ClientAsker } from '../http/asker.ts';
import { Failure } from '../http/failure.ts';

export type OwnJobRow = typeof jobDemands.$inferSelect;

/**
 * An own job; one of others is as unknown as one that does not exist.
 * @param lock holds the row until the transaction ends
 * @throws Failure not_found
 */
export async function findOwnJob(
  db: Database,
  { clientId }: Pick<ClientAsker, 'clientId'>,
  id: number,
  { lock = false, param = 'id' } = {},
): Promise<OwnJobRow> {
  const query = db
    .select()
    .from(jobDemands)
    .where(and(eq(jobDemands.id, id), eq(jobDemands.clientId, clientId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Failure('not_found', { param, message: 'Diese Anzeige gibt es nicht.' });
  return row;
}
