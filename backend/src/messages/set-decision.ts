import type { APPLICATION_DECISIONS } from '@silverjobs/contract';
import { and, eq, type SQL } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { addEvent } from '../webhooks/add-event.ts';

/**
 * Writes what an employer has decided about an application, and tells its programmes.
 * @param only further conditions; where they do not hold, nothing changes
 */
export async function setDecision(
  parts: Pick<Services, 'db' | 'now'>,
  id: number,
  decision: (typeof APPLICATION_DECISIONS)[number],
  only?: SQL,
): Promise<void> {
  const [row] = await parts.db
    .update(communications)
    .set({ decision })
    .where(and(eq(communications.id, id), only))
    .returning({ clientId: communications.clientId, jobId: communications.jobDemandId });
  if (!row) return;
  const told = { communication_id: id, job_demand_id: row.jobId, decision };
  await addEvent(parts, row.clientId, 'application.changed', told);
}
