import type { Workload } from '../../understanding/find-hours.ts';

export type Step = 'job' | 'reason' | 'example' | 'requirements' | 'start' | 'done';

/** The job that is written for. */
export type LetterJob = {
  readonly title: string | null;
  readonly employer: string | null;
  readonly contact: string | null;
  readonly place: string | null;
  readonly requirements: readonly string[];
};

/** How the letter is to sound and what was changed in it. */
export type LetterStyle = {
  readonly length: 'short' | 'normal' | 'long';
  readonly tone: 'normal' | 'formal' | 'warm';
  /** Further sentences. */
  readonly added: readonly string[];
  /** Words whose sentences are left out. Folded. */
  readonly removed: readonly string[];
  readonly replaced: readonly (readonly [from: string, to: string])[];
};

export type LetterAnswers = {
  readonly reason: string | null;
  readonly example: string | null;
  /** What of the advertisement's wishes the person has. */
  readonly requirements: readonly string[];
  /** 'ab sofort', 'zum 1. März'. */
  readonly start: string | null;
  readonly workload: Workload | null;
};

export type LetterState = {
  readonly step: Step;
  readonly job: LetterJob;
  readonly answers: LetterAnswers;
  readonly style: LetterStyle;
};

export const NO_LETTER: LetterState = {
  step: 'job',
  job: { title: null, employer: null, contact: null, place: null, requirements: [] },
  answers: { reason: null, example: null, requirements: [], start: null, workload: null },
  style: { length: 'normal', tone: 'normal', added: [], removed: [], replaced: [] },
};

const ORDER: readonly Step[] = ['job', 'reason', 'example', 'requirements', 'start', 'done'];

/** The step after one; what an advertisement does not name is not asked for. */
export function nextStep(state: LetterState): Step {
  const next = ORDER[ORDER.indexOf(state.step) + 1] ?? 'done';
  return next === 'requirements' && state.job.requirements.length === 0 ? 'start' : next;
}
