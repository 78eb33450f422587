import type { Outreach } from '@silverjobs/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { communications } from '../database/schema.ts';

export type JobContact = Outreach & { readonly type: 'application' | 'outreach' };

const findContacts = keptStatement((db) =>
  db
    .select()
    .from(communications)
    .where(
      and(
        eq(communications.candidateId, sql.placeholder('candidateId')),
        sql`${communications.jobDemandId} = any(${sql.placeholder('jobIds')}::int[])`,
      ),
    )
    .orderBy(desc(communications.createdAt), desc(communications.id))
    .prepare('contacts_about_jobs'),
);

/** Contacts between a candidate and the employers of some jobs, newest first. */
export async function loadContacts(
  db: Database,
  candidateId: number | null,
  jobIds: readonly number[],
): Promise<JobContact[]> {
  if (candidateId === null || jobIds.length === 0) return [];
  const rows = await findContacts(db).execute({ candidateId, jobIds });
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
