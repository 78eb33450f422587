import type { Workload } from '../../understanding/find-hours.ts';
import type { Place } from '../../understanding/place/place.ts';

const COACH_STAGES = [
  'situation',
  'strengths',
  'limits',
  'place',
  'recommendations',
  'complete',
] as const;
export type CoachStage = (typeof COACH_STAGES)[number];

export type CoachState = {
  readonly stage: CoachStage;
  /** What matters to the person now, as typed. */
  readonly situation: string | null;
  /** What the person likes, can and wants, clause by clause as typed, the newest last. */
  readonly said: readonly string[];
  /** Names of the limits that were understood. */
  readonly limits: readonly string[];
  readonly place: Place | null;
  readonly workload: Workload | null;
  /** Positions that were refused, with their near relatives; for the whole conversation. */
  readonly refused: readonly number[];
  /** The words of the refusals. */
  readonly refusedSaid: readonly string[];
  readonly recommended: readonly number[];
};

export const NO_COACHING: CoachState = {
  stage: 'situation',
  situation: null,
  said: [],
  limits: [],
  place: null,
  workload: null,
  refused: [],
  refusedSaid: [],
  recommended: [],
};
