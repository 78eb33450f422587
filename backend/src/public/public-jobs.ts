import { type PublicJobLean, slugOf } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { clients, jobDemands, postalCodes } from '../database/schema.ts';
import { givenPlace, type Home, kilometres } from '../jobs/distance.ts';
import { leanColumns, placeLabel, timesLabelOf } from '../jobs/lean-job.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';
import { withoutPerson } from './without-person.ts';

/** What a private household is called where everybody reads: its name is a person's (public-2). */
const HOUSEHOLD_NAME = 'Privathaushalt';

const employerColumns = {
  id: clients.id,
  isPrivate: clients.isPrivate,
  profileName: clients.profileName,
  contactName: clients.contactName,
  street: clients.street,
  verifiedAt: clients.verifiedAt,
};

/** What lists show of a job, and when that last changed. */
const jobColumns = { ...leanColumns, changedAt: jobDemands.changedAt };

type EmployerRow = Pick<typeof clients.$inferSelect, keyof typeof employerColumns>;

/** The row of a job with its employer and place. */
export type PublicJobRow = {
  readonly job: Pick<typeof jobDemands.$inferSelect, keyof typeof jobColumns>;
  readonly client: EmployerRow;
  readonly place: string | null;
  readonly km: number | null;
};

const rows = keptStatement((db) =>
  db
    .select({
      job: jobColumns,
      client: employerColumns,
      place: postalCodes.place,
      km: kilometres(givenPlace, postalCodes),
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .where(sql`${jobDemands.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('public_jobs'),
);

/** An employer as everybody sees it. */
export function publicEmployerOf(row: EmployerRow): PublicJobLean['employer'] {
  if (row.isPrivate) {
    return { id: null, slug: null, name: HOUSEHOLD_NAME, is_private: true, verified: false };
  }
  const name = row.profileName ?? 'Arbeitgeber';
  return {
    id: row.id,
    slug: slugOf(name),
    name,
    is_private: false,
    verified: row.verifiedAt !== null,
  };
}

/** How the address of a job's page ends. That of a household says nothing: its title may hold a name. */
export const slugOfJob = (title: string, isPrivate: boolean): string =>
  isPrivate ? 'im-privathaushalt' : slugOf(title);

/** A job as public lists show it. */
export function publicLeanOf(
  { job, client, place, km }: PublicJobRow,
  labels: Labels,
): PublicJobLean {
  const { isPrivate } = client;
  const title = isPrivate ? withoutPerson(job.title, client) : job.title;
  return {
    id: job.id,
    slug: slugOfJob(job.title, isPrivate),
    title,
    employer: publicEmployerOf(client),
    postal_code: job.postalCode,
    city: place,
    place_label: placeLabel(job.postalCode, place),
    distance_km: km === null ? null : Math.round(km * 10) / 10,
    work_load_label: labels('work_load', job.workLoadId),
    ...timesLabelOf(job),
    job_type_label: isPrivate ? null : labels('job_type', job.jobTypeId),
    homeoffice_id: isPrivate ? null : job.homeofficeId,
    homeoffice_label: isPrivate ? null : labels('homeoffice', job.homeofficeId),
    pay_label: job.payHint,
    created_at: job.createdAt.getTime(),
    changed_at: (job.changedAt ?? job.createdAt).getTime(),
  };
}

/** Public jobs by their ids, in their order; distances are measured from a place, where there is one. */
export async function loadPublicJobs(
  db: Database,
  ids: readonly number[],
  origin: Home | null = null,
): Promise<PublicJobLean[]> {
  if (ids.length === 0) return [];
  const [found, labels] = await Promise.all([
    rows(db).execute({ ids, lat: origin?.lat ?? null, lon: origin?.lon ?? null }),
    loadLabels(db),
  ]);
  const byId = new Map(found.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    // Without a place to measure from the statement gives half the way round the earth.
    return row ? publicLeanOf(origin ? row : { ...row, km: null }, labels) : [];
  });
}
