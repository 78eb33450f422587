import type { Database } from '../database/database.ts';
import { eq, inArray } from '../database/drizzle.ts';
import { candidatePositions, candidates, hiddenJobs, jobDemands } from '../database/schema.ts';
import type { Random } from '../demo/random.ts';
import { distancePoints } from '../jobs/ranked-parts.ts';
import type { Related } from '../jobs/related-activities.ts';
import { country } from './country.ts';
import { jobRows } from './jobs.ts';
import { kilometres } from './kilometres.ts';
import { testUsers } from './test-users.ts';

const { candidateId } = testUsers.candidate;
const byCode = new Map(country.postal_codes.map((row) => [row.postal_code, row]));
export const codes = [...byCode.keys()];

const without = (id: number) => id % 17 === 0;

/** The jobs of tests, some without a place and more with an activity to imagine. */
export const rankedJobs = jobRows.map((job) => ({
  ...job,
  postal_code: without(job.id) ? null : job.postal_code,
  potential_job_id: job.id % 7 === 0 ? 2 : job.potential_job_id,
}));
export type RankedJob = (typeof rankedJobs)[number];

/** Makes the stored jobs those of rankedJobs. */
export async function insertRankedJobs(db: Database): Promise<void> {
  const ids = (fits: (id: number) => boolean) =>
    inArray(jobDemands.id, jobRows.map(({ id }) => id).filter(fits));
  const nowhere = { postalCode: null, districtId: null, stateId: null };
  await db.update(jobDemands).set(nowhere).where(ids(without));
  await db
    .update(jobDemands)
    .set({ potentialJobId: 2 })
    .where(ids((id) => id % 7 === 0));
}

export type Profile = {
  readonly home: string | null;
  readonly radiusKm: number | null;
  readonly positions: readonly number[];
  readonly switchedOff: readonly number[];
  readonly imagined: readonly number[];
  readonly hidden: readonly number[];
};

/** Any profile: with and without home and activities, also with an unknown postal code. */
export function randomProfile(random: Random): Profile {
  const positions = random.chance(0.3) ? [] : random.some([1, 2, 3, 4], random.int(1, 2));
  return {
    home: random.chance(0.25) ? random.pick([null, '99999']) : random.pick(codes),
    radiusKm: random.pick([null, 5, 10, 50, 100]),
    positions,
    switchedOff: [1, 2, 3, 4].filter((id) => !positions.includes(id) && random.chance(0.3)),
    imagined: random.chance(0.5) ? [] : random.some([1, 2], 1),
    hidden: random.some(
      jobRows.map(({ id }) => id),
      random.pick([0, 0, 5, 40]),
    ),
  };
}

/** Gives the candidate a profile. */
export async function writeProfile(db: Database, profile: Profile): Promise<void> {
  const own = eq(candidatePositions.candidateId, candidateId);
  await db
    .update(candidates)
    .set({
      postalCode: profile.home,
      radius: profile.radiusKm === null ? null : profile.radiusKm * 1_000,
      additional: Object.fromEntries(profile.imagined.map((id) => [`potential_job_${id}`, 'true'])),
    })
    .where(eq(candidates.id, candidateId));
  await db.delete(candidatePositions).where(own);
  const rows = [...profile.positions, ...profile.switchedOff].map((positionId) => ({
    candidateId,
    positionId,
    matchingUsed: profile.positions.includes(positionId),
  }));
  if (rows.length > 0) await db.insert(candidatePositions).values(rows);
  await db.delete(hiddenJobs).where(eq(hiddenJobs.candidateId, candidateId));
  const hidden = profile.hidden.map((jobDemandId) => ({ candidateId, jobDemandId }));
  if (hidden.length > 0) await db.insert(hiddenJobs).values(hidden);
}

/** Kilometres from a postal code to a job; null where one place is unknown. */
export function kmFrom(code: string | null, { postal_code }: RankedJob): number | null {
  const from = byCode.get(code ?? '');
  const to = byCode.get(postal_code ?? '');
  return from && to ? kilometres(from, to) : null;
}

/** How far a job is, in words of jobs-57; unknown places are nowhere. */
function reach(profile: Profile, job: RankedJob): 'near' | 'wide' | 'region' | 'away' {
  const km = kmFrom(profile.home, job) ?? Number.POSITIVE_INFINITY;
  const radius = profile.radiusKm ?? 10;
  if (km <= radius) return 'near';
  if (km <= radius * 1.5) return 'wide';
  return km <= 100 ? 'region' : 'away';
}

const hasHome = ({ home }: Profile) => byCode.has(home ?? '');
export const hasActivities = ({ positions, imagined }: Profile) =>
  positions.length + imagined.length > 0;

/** Whether a job fits one of the activities. */
export const isFitting = ({ positions, imagined }: Profile, job: RankedJob): boolean =>
  job.position_ids.some((id) => positions.includes(id)) ||
  (job.potential_job_id !== null && imagined.includes(job.potential_job_id));

/** Relations of occupations, the closest first. */
const RELATIONS = ['close', 'sameSector', 'sameTask', 'beside'] as const;

/** The kind of work that a job mainly is, related to hers. */
function relationOf(profile: Profile, job: RankedJob, related: Related): keyof Related | undefined {
  if (!hasActivities(profile)) return undefined;
  const [main = 0] = job.position_ids;
  return RELATIONS.find((kind) => related[kind].includes(main));
}

/** The group of a job by the words of jobs-57. */
export function groupOf(
  profile: Profile,
  job: RankedJob,
  related: Related,
): 'fitting' | 'near' | 'other' | null {
  if (!hasHome(profile) && !hasActivities(profile)) return null;
  const fits = isFitting(profile, job);
  if (!hasHome(profile)) return fits ? 'fitting' : 'other';
  const where = reach(profile, job);
  const isWide = where === 'near' || where === 'wide';
  if (fits && isWide) return 'fitting';
  return where === 'near' || (isWide && relationOf(profile, job, related)) ? 'near' : 'other';
}

/** The part of the list that a job is in, from 0 on, by the words of jobs-57. */
function partOf(profile: Profile, job: RankedJob, related: Related): number {
  const fits = isFitting(profile, job);
  const relation = relationOf(profile, job, related);
  if (!hasHome(profile)) {
    if (fits || !relation) return fits ? 0 : 9;
    return 1 + RELATIONS.indexOf(relation);
  }
  const where = reach(profile, job);
  const isWide = where === 'near' || where === 'wide';
  if (isWide && fits) return 0;
  if (isWide && relation) return 1;
  return { near: 2, wide: 3, region: 4, away: fits ? 5 : 6 }[where];
}

const POINTS = { close: 30, sameSector: 24, sameTask: 22, beside: 15 };

/** The points of a job within its part: its distance, and what it is. */
function scoreOf(profile: Profile, job: RankedJob, related: Related): number {
  const km = kmFrom(profile.home, job);
  if (km === null || !hasHome(profile) || reach(profile, job) === 'away') return 0;
  const distance = distancePoints(km, profile.radiusKm ?? 10);
  if (partOf(profile, job, related) === 0) return distance;
  const pointsOf = (id: number) => {
    if (profile.positions.includes(id)) return 60;
    if (profile.switchedOff.includes(id)) return -60;
    const kind = RELATIONS.find((each) => related[each].includes(id));
    return kind ? POINTS[kind] : 0;
  };
  const all = job.position_ids.map(pointsOf);
  return distance + Math.max(...all) + 2 * Math.min(0, all[0] ?? 0);
}

/** Sorts as jobs-57 says, before the newest come first. */
export function byRank(profile: Profile, related: Related) {
  return (one: RankedJob, other: RankedJob) =>
    partOf(profile, one, related) - partOf(profile, other, related) ||
    scoreOf(profile, other, related) - scoreOf(profile, one, related);
}
