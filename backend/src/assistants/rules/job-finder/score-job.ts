import type { Workload } from '../../understanding/find-hours.ts';

export type Facts = {
  /** Place of the job's position among the wanted ones; -1 for one that is only close to them. */
  readonly place: number;
  /** The position is the job's main one. */
  readonly isMain: boolean;
  readonly km: number | null;
  readonly workload: Workload | null;
  /** Fewest hours a week of the job. */
  readonly hours: number | null;
  readonly jobType: string | null;
};

const POSITION = 0.6;
const PLACE = 0.2;
const HOURS = 0.2;
/** From this distance on nearness counts no more, in kilometres. */
const FAR_KM = 50;

function positionPart({ place, isMain }: Facts): number {
  if (place < 0) return 0.5;
  const first = place === 0 ? 1 : 0.92;
  return isMain ? first : first - 0.12;
}

function placePart({ km }: Facts): number {
  return km === null ? 0.8 : Math.max(0, 1 - km / FAR_KM);
}

function hoursPart({ workload, hours, jobType }: Facts): number {
  if (!workload || workload.kind === 'any') return 0.8;
  if (workload.kind === 'type') return jobType === workload.label ? 1 : 0.2;
  if (jobType === 'Ehrenamt') return 0.5;
  if (hours === null) return 0.6;
  return hours <= workload.hours ? 1 : Math.max(0, 1 - (hours - workload.hours) / 10);
}

/**
 * How well a job fits the criteria, 0 to 1: mostly by its position, then by distance and hours.
 * Every part names what somebody would notice first about the job.
 */
export function scoreJob(facts: Facts): number {
  const score =
    POSITION * positionPart(facts) + PLACE * placePart(facts) + HOURS * hoursPart(facts);
  return Math.round(score * 100) / 100;
}
