import {
  CONTRACT_LABELS,
  type PublicJob,
  type PublicJobAnswer,
  type ShownLogo,
} from '@silverjobs/contract';
import { logoOfClient, pictureOfJob } from '../clients/shown-pictures.ts';
import type { Database } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { keptStatement } from '../database/kept-statement.ts';
import { clients, jobDemands, postalCodes, regions } from '../database/schema.ts';
import { eachApart } from '../errors/each-apart.ts';
import { Failure } from '../http/failure.ts';
import type { ReadFilter } from '../jobs/filter-condition.ts';
import { positionIdsOfJob } from '../jobs/job-matches.ts';
import { nearestIds } from '../jobs/nearest-ids.ts';
import { newestIds } from '../jobs/newest-ids.ts';
import { particularsOf } from '../jobs/particulars.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';
import { loadPositionLabels, type PositionLabels } from '../lookups/position-labels.ts';
import { jobWarnings } from '../safety/job-warnings.ts';
import type { Services } from '../services.ts';
import { everything } from './list-page.ts';
import { loadPublicJobs, publicEmployerOf, publicLeanOf } from './public-jobs.ts';
import { occupationOf } from './read-what.ts';
import { htmlWithoutPerson } from './without-person.ts';

const SIMILAR = 6;

const rowsOf = keptStatement((db) =>
  db
    .select({
      job: jobDemands,
      client: clients,
      place: postalCodes.place,
      lat: postalCodes.lat,
      lon: postalCodes.lon,
      region: regions.label,
      positionIds: positionIdsOfJob,
      logo: logoOfClient,
      picture: pictureOfJob,
    })
    .from(jobDemands)
    .innerJoin(clients, eq(clients.id, jobDemands.clientId))
    .leftJoin(postalCodes, eq(postalCodes.code, jobDemands.postalCode))
    .leftJoin(regions, eq(regions.id, jobDemands.stateId))
    .where(sql`${jobDemands.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('whole_public_jobs'),
);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** What the page of a job or of an employer says of the employer. */
export function publicProfileOf(
  row: typeof clients.$inferSelect,
  logo: ShownLogo | null,
  labels: Labels,
): PublicJob['employer'] {
  const { isPrivate } = row;
  return {
    ...publicEmployerOf(row),
    employer_type_label: labels('employer_type', row.employerTypeId),
    profile_age_label: isPrivate ? null : labels('profile_age', row.profileAgeId),
    company_size_label: isPrivate ? null : labels('company_size', row.companySizeId),
    subsector_label: isPrivate ? null : labels('subsector', row.subsectorId),
    profile_link: isPrivate ? null : row.profileLink,
    // A household describes itself to those whom it gets to know.
    profile_description: isPrivate ? null : row.profileDescription,
    ...(logo && { logo }),
  };
}

/** Kilometres within which a similar job is looked for first: of one far away nobody has anything. */
const NEAR_KM = 25;

/**
 * Jobs of the same main occupation nearby, then others nearby; where there are few, the newest, first those of
 * the occupation.
 */
async function similarIds(db: Database, { job, lat, lon, positionIds }: Row): Promise<number[]> {
  const origin =
    job.postalCode !== null && lat !== null && lon !== null
      ? { code: job.postalCode, lat, lon }
      : null;
  const page = { limit: SIMILAR + 1, offset: 0 };
  const [main] = positionIds;
  const same = main === undefined ? null : { ...everything, positionId: main };
  const near = (filter: ReadFilter | null) => () =>
    filter && origin ? nearestIds(db, filter, origin, { ...page, withinKm: NEAR_KM }) : [];
  const newest = (filter: ReadFilter | null) => () => (filter ? newestIds(db, filter, page) : []);
  const found = new Set<number>();
  for (const find of [near(same), near(everything), newest(same), newest(everything)]) {
    for (const id of await find()) if (id !== job.id) found.add(id);
    if (found.size >= SIMILAR) break;
  }
  return [...found].slice(0, SIMILAR);
}

/** Everything but the warnings, which take long to find. */
export type WholeJob = Omit<PublicJob, '_warnings'>;

function wholeJobOf(row: Row, labels: Labels, labelOf: PositionLabels): WholeJob {
  const { job, client, place } = row;
  const { isPrivate } = client;
  return {
    ...publicLeanOf({ job, client, place, km: null }, labels),
    description: isPrivate ? htmlWithoutPerson(job.description, client) : job.description,
    region_label: row.region,
    latitude: row.lat,
    longitude: row.lon,
    work_load_id: job.workLoadId,
    job_type_id: isPrivate ? null : job.jobTypeId,
    contract_kind: job.contractKind,
    contract_label: job.contractKind && CONTRACT_LABELS[job.contractKind],
    pay_unit: job.payUnit,
    pay_from: job.payFrom,
    pay_to: job.payTo,
    contact_preference: job.contactPreference,
    application_address: job.applicationAddress,
    ...particularsOf(job, client),
    ends_at: job.endsAt?.getTime() ?? null,
    occupations: row.positionIds.flatMap((id) => {
      const label = labelOf(id);
      return label === null ? [] : occupationOf({ id, label });
    }),
    ...(row.picture && { picture: row.picture }),
    employer: publicProfileOf(client, row.logo, labels),
  };
}

/** Active jobs of these ids with all that everybody sees, in the order of their ids. */
export async function loadWholeJobs(
  { db, warn }: Pick<Services, 'db' | 'warn'>,
  ids: readonly number[],
): Promise<WholeJob[]> {
  const [rows, labels, labelOf] = await Promise.all([
    rowsOf(db).execute({ ids }),
    loadLabels(db),
    loadPositionLabels(db),
  ]);
  const open = rows
    .filter(({ job }) => job.status === 'active')
    .sort((one, other) => one.job.id - other.job.id)
    .map((row) => ({ id: row.job.id, row }));
  return eachApart(
    open,
    ({ row }) => wholeJobOf(row, labels, labelOf),
    (line) => warn(`Public job: ${line}`),
  );
}

/**
 * One job as everybody sees it; of one that is not active only that it was there (public-3).
 * @throws Failure not_found
 */
export async function loadPublicJob(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  id: number,
): Promise<PublicJobAnswer> {
  const [row] = await rowsOf(db).execute({ ids: [id] });
  if (!row) throw new Failure('not_found', { message: 'Diese Stelle gibt es nicht.' });
  const similar = await loadPublicJobs(db, await similarIds(db, row));
  const { job, client } = row;
  if (job.status === 'active') {
    const [labels, labelOf] = await Promise.all([loadLabels(db), loadPositionLabels(db)]);
    const said = { ...job, pictureAlt: row.picture?.alt ?? null };
    const _warnings = jobWarnings(said, [publicUrl, client.profileLink ?? '']);
    return { state: 'open', job: { ...wholeJobOf(row, labels, labelOf), _warnings }, similar };
  }
  // The title of a household may hold a name, and of what was hidden nothing is repeated.
  const title = job.hiddenAt !== null || client.isPrivate ? null : job.title;
  return { state: 'ended', id, title, similar };
}
