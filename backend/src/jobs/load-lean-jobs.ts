import type { JobDemandLean } from '@silverjobs/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, jobDemands, postalCodes } from '../database/schema.ts';
import type { Asker } from '../http/asker.ts';
import { loadJobLabels } from './job-labels.ts';
import { loadJobMatches } from './job-matches.ts';
import { leanJobOf } from './lean-job.ts';
import { loadContacts } from './outreaches.ts';

/** Jobs by id, in the order of the ids, as the asker sees them in lists. */
export async function loadLeanJobs(
  db: Database,
  asker: Asker,
  ids: readonly number[],
): Promise<JobDemandLean[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ job: jobDemands, client: clients, place: postalCodes.place })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(inArray(jobDemands.id, [...ids]));
  const labels = await loadJobLabels(db);
  const jobs = rows.map((row) => row.job);
  const matchOf = await loadJobMatches(db, labels, asker.candidateId, jobs);
  const contacts = await loadContacts(db, asker.candidateId, ids);
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return leanJobOf(row, {
      labels,
      match: matchOf(row.job),
      outreaches: contacts.filter((contact) => contact.job_demand_id === id),
      isOwner: row.client.id === asker.clientId,
    });
  });
}
