import type { Workload } from '../../understanding/find-hours.ts';
import type { Place } from '../../understanding/find-place.ts';

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
  /** What the person likes and can do, as typed, all answers together. */
  readonly strengths: string;
  /** Names of the limits that were understood. */
  readonly limits: readonly string[];
  readonly place: Place | null;
  readonly workload: Workload | null;
  /** Positions that were recommended and refused. */
  readonly refused: readonly number[];
  readonly recommended: readonly number[];
};

export const NO_COACHING: CoachState = {
  stage: 'situation',
  situation: null,
  strengths: '',
  limits: [],
  place: null,
  workload: null,
  refused: [],
  recommended: [],
};
