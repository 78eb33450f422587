import type { Outreach } from '@silverjobs/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { communications } from '../database/schema.ts';

export type JobContact = Outreach & { readonly type: 'application' | 'outreach' };

/** Contacts between a candidate and the employers of some jobs, newest first. */
export async function loadContacts(
  db: Database,
  candidateId: number | null,
  jobIds: readonly number[],
): Promise<JobContact[]> {
  if (candidateId === null || jobIds.length === 0) return [];
  const rows = await db
    .select()
    .from(communications)
    .where(
      and(
        eq(communications.candidateId, candidateId),
        inArray(communications.jobDemandId, [...jobIds]),
      ),
    )
    .orderBy(desc(communications.createdAt), desc(communications.id));
  return rows.map((row) => ({
    id: row.id,
    communication_id: row.id,
    job_demand_id: row.jobDemandId,
    candidate_id: row.candidateId,
    client_id: row.clientId,
    created_at: row.createdAt.getTime(),
    type: row.type,
  }));
}
