import type { JobDemandLean } from '@silverjobs/contract';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, jobDemands, postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { loadJobLabels } from '../lookups/job-labels.ts';
import { isHiddenBy, isSavedBy } from './is-marked.ts';
import { loadJobMatches } from './job-matches.ts';
import { leanJobOf } from './lean-job.ts';
import { loadContacts } from './outreaches.ts';

const { description: _, ...leanColumns } = getTableColumns(jobDemands);

/** Jobs by id, in the order of the ids, as the requester sees them in lists. */
export async function loadLeanJobs(
  db: Database,
  requester: Pick<Requester, 'candidateId' | 'clientId'>,
  ids: readonly number[],
): Promise<JobDemandLean[]> {
  if (ids.length === 0) return [];
  const [rows, labels, matches, contacts] = await Promise.all([
    db
      .select({
        job: leanColumns,
        client: clients,
        place: postalCodes.place,
        isSaved: isSavedBy(requester.candidateId),
        isHidden: isHiddenBy(requester.candidateId),
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
      .where(inArray(jobDemands.id, [...ids])),
    loadJobLabels(db),
    loadJobMatches(db, requester.candidateId, ids),
    loadContacts(db, requester.candidateId, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return leanJobOf(row, {
      labels,
      match: matches(labels, row.job),
      outreaches: contacts.filter((contact) => contact.job_demand_id === id),
      isOwner: row.client.id === requester.clientId,
      isSaved: row.isSaved,
      isHidden: row.isHidden,
    });
  });
}
