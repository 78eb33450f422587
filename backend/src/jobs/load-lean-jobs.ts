import type { JobDemandLean } from '@silverjobs/contract';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { clients, jobDemands, postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { loadJobLabels } from '../lookups/job-labels.ts';
import { kilometres } from './distance.ts';
import { isHiddenBy, isSavedBy } from './is-marked.ts';
import { loadJobMatches } from './job-matches.ts';
import { groupsBy, type JobView } from './job-view.ts';
import { leanJobOf } from './lean-job.ts';
import { loadContacts } from './outreaches.ts';

const { description: _, ...leanColumns } = getTableColumns(jobDemands);

/** Jobs by id, in the order of the ids, as the requester sees them in lists. */
export async function loadLeanJobs(
  db: Database,
  requester: Pick<Requester, 'candidateId' | 'clientId'>,
  { profile, origin }: JobView,
  ids: readonly number[],
): Promise<JobDemandLean[]> {
  if (ids.length === 0) return [];
  const [rows, labels, matches, contacts] = await Promise.all([
    db
      .select({
        job: leanColumns,
        client: clients,
        place: postalCodes.place,
        km: origin ? kilometres(origin, postalCodes) : sql<null>`null`,
        isSaved: isSavedBy(requester.candidateId),
        isHidden: isHiddenBy(requester.candidateId),
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
      .where(inArray(jobDemands.id, [...ids])),
    loadJobLabels(db),
    loadJobMatches(db, profile?.activities ?? null, ids),
    loadContacts(db, requester.candidateId, ids),
  ]);
  const groupOf = groupsBy(profile);
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const match = matches(labels, row.job);
    return leanJobOf(row, {
      labels,
      match,
      group: groupOf({ ...row.job, ...match }),
      km: row.km,
      outreaches: contacts.filter((contact) => contact.job_demand_id === id),
      isOwner: row.client.id === requester.clientId,
      isSaved: row.isSaved,
      isHidden: row.isHidden,
    });
  });
}
