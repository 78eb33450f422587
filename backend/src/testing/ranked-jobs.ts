import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { candidatePositions, candidates, hiddenJobs, jobDemands } from '../database/schema.ts';
import type { Random } from '../demo/random.ts';
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

/** The group of a job by the words of jobs-57. */
export function groupOf(profile: Profile, job: RankedJob): 'fitting' | 'near' | 'other' | null {
  const home = byCode.has(profile.home ?? '') ? profile.home : null;
  const hasActivities = profile.positions.length + profile.imagined.length > 0;
  if (home === null && !hasActivities) return null;
  const fits =
    job.position_ids.some((id) => profile.positions.includes(id)) ||
    (job.potential_job_id !== null && profile.imagined.includes(job.potential_job_id));
  if (home === null) return fits ? 'fitting' : 'other';
  const km = kmFrom(home, job);
  if (km === null || km > (profile.radiusKm ?? 10)) return 'other';
  return fits ? 'fitting' : 'near';
}
