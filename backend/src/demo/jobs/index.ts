import { employersAbroad } from '../employers/abroad.ts';
import type { EmployerRow } from '../employers/types.ts';
import { type Random, random } from '../random.ts';
import { companyJob } from './company-job.ts';
import type { Draft } from './draft.ts';
import { featuredJobs } from './featured.ts';
import { jobsAbroad } from './featured-abroad.ts';
import { featuredRows } from './featured-rows.ts';
import { nearby } from './nearby.ts';
import { privateJob } from './private-job.ts';
import { related } from './related.ts';
import { withSuspiciousText } from './suspicious-job.ts';
import type { JobDemandOptions, JobDemandRow, JobDemandStatus } from './types.ts';

const dayMs = 86_400_000;
const publishedDays = 60;
/** So many neighbours in the list never share a title. */
const titleMemory = 20;

function status(r: Random): JobDemandStatus {
  const roll = r.next();
  if (roll < 0.94) return 'active';
  return roll < 0.975 ? 'paused' : 'closed';
}

function radius(r: Random, isPrivate: boolean, homeofficeId: number): number {
  if (homeofficeId === 5) return 100_000;
  return 1000 * r.pick(isPrivate ? [5, 5, 10, 10, 15] : [5, 10, 10, 10, 15, 20, 20, 30]);
}

const namesAbroad = new Set(employersAbroad.map(({ name }) => name));
/** Whether its jobs are the hand-written ones. */
const isAbroad = ({ profile_name }: EmployerRow) => namesAbroad.has(profile_name);

/** Draws until the title is not among the last ones, at most eight times. */
function freshDraft(draw: () => Draft, recent: readonly string[]): Draft {
  let draft = draw();
  for (let attempt = 0; attempt < 8 && recent.includes(draft.title); attempt += 1) draft = draw();
  return draft;
}

/** Those in Germany, then the hand-written ones abroad. */
function* rows(options: JobDemandOptions): Generator<JobDemandRow, void, undefined> {
  const { count, employers, positions, now } = options;
  const byId = new Map(positions.map((position) => [position.id, position]));
  const abroad = employers.filter(isAbroad);
  const inGermany = count - jobsAbroad.length;
  yield* domesticRows({ ...options, count: inGermany });
  yield* featuredRows(jobsAbroad, abroad, byId, { now, firstId: inGermany + 1 });
}

function* domesticRows(options: JobDemandOptions): Generator<JobDemandRow, void, undefined> {
  const { seed, count, employers, positions, places, now } = options;
  const r = random(seed);
  const byId = new Map(positions.map((position) => [position.id, position]));
  const placeOf = new Map(places.postal_codes.map((row) => [row.postal_code, row.place]));
  const near = nearby(places);
  const relate = related(positions);
  const drawDraft = (employer: EmployerRow, place: string): Draft =>
    employer.isPrivate
      ? privateJob(r, employer, place)
      : companyJob(r, employer, byId, placeOf.get(employer.postal_code) ?? place);

  const domestic = employers.filter((employer) => !isAbroad(employer));
  const featured = featuredRows(featuredJobs, domestic, byId, { now }).slice(0, count);
  yield* featured;
  const recent: string[] = featured.map((row) => row.title);
  for (let id = featured.length + 1; id <= count; id += 1) {
    const employer = r.pick(domestic);
    const code = near(r, employer);
    const draft = freshDraft(() => drawDraft(employer, code.place), recent);
    recent.push(draft.title);
    if (recent.length > titleMemory) recent.shift();
    yield withSuspiciousText({
      id,
      title: draft.title,
      client_id: employer.id,
      position_id: draft.positionId,
      position_ids: relate(r, draft.positionId),
      potential_job_id: byId.get(draft.positionId)?.potential_job_id ?? null,
      postal_code: code.postal_code,
      radius: radius(r, employer.isPrivate, draft.terms.homeofficeId),
      work_load_id: draft.terms.workLoadId,
      job_type_id: draft.terms.jobTypeId,
      homeoffice_id: draft.terms.homeofficeId,
      description: draft.description,
      pay_hint: draft.terms.pay,
      status: status(r),
      created_at: new Date(now.getTime() - Math.floor(r.next() * publishedDays * dayMs)),
    });
  }
}

/**
 * Job demands in batches, made while they are read: a million need no more memory than a
 * thousand. The same options give the same rows.
 */
export function* jobDemands(options: JobDemandOptions): Generator<JobDemandRow[], void, undefined> {
  const size = options.batchSize ?? 1000;
  let batch: JobDemandRow[] = [];
  for (const row of rows(options)) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
