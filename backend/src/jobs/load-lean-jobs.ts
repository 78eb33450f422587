import type { JobDemandLean } from '@silverjobs/contract';
import { cardColumns } from '../clients/client-of.ts';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { clients, jobDemands, postalCodes } from '../database/schema.ts';
import type { Requester } from '../http/requester.ts';
import { loadLabels } from '../lookups/labels.ts';
import { givenPlace, kilometres } from './distance.ts';
import { isHiddenBy, isSavedBy } from './is-marked.ts';
import { loadJobMatches, positionIdsOfJob } from './job-matches.ts';
import { groupsBy, type JobView } from './job-view.ts';
import { leanColumns, leanJobOf } from './lean-job.ts';
import { contactsAboutJob } from './outreaches.ts';
import { whyOf } from './why.ts';

const rowsOf = (far: boolean) =>
  keptStatement((db) => {
    const marked = sql.placeholder('candidateId');
    return db
      .select({
        job: leanColumns,
        client: cardColumns,
        place: postalCodes.place,
        km: far ? kilometres(givenPlace, postalCodes) : sql<null>`null`,
        positionIds: positionIdsOfJob,
        contacts: contactsAboutJob(marked),
        isSaved: isSavedBy(marked),
        isHidden: isHiddenBy(marked),
      })
      .from(jobDemands)
      .innerJoin(clients, eq(clients.id, jobDemands.clientId))
      .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
      .where(sql`${jobDemands.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare(far ? 'lean_jobs_with_distance' : 'lean_jobs');
  });

const [rowsWithDistance, rowsAlone] = [rowsOf(true), rowsOf(false)];

/** @param origin where distances begin; without it there are none */
function findRows(
  db: Database,
  origin: JobView['origin'],
  given: { readonly ids: readonly number[]; readonly candidateId: number | null },
) {
  if (!origin) return rowsAlone(db).execute(given);
  return rowsWithDistance(db).execute({ ...given, lat: origin.lat, lon: origin.lon });
}

/** Jobs by id, in the order of the ids, as the requester sees them in lists. */
export async function loadLeanJobs(
  db: Database,
  requester: Pick<Requester, 'candidateId' | 'clientId'>,
  { profile, origin }: JobView,
  ids: readonly number[],
): Promise<JobDemandLean[]> {
  if (ids.length === 0) return [];
  const rows = await findRows(db, origin, { ids, candidateId: requester.candidateId });
  const labels = await loadLabels(db);
  const matchOf = await loadJobMatches(db, profile, labels);
  const groupOf = groupsBy(profile);
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const match = matchOf({ ...row.job, positionIds: row.positionIds });
    const group = groupOf({ ...row.job, ...match });
    return leanJobOf(row, {
      labels,
      match,
      group,
      why: whyOf(profile, row.job, match, group),
      km: row.km,
      outreaches: row.contacts ?? [],
      isOwner: row.client.id === requester.clientId,
      isSaved: row.isSaved,
      isHidden: row.isHidden,
    });
  });
}
