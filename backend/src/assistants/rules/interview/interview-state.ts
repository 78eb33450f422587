/** Stages of a training, in their order; the reply names the one that was reached. */
const STAGES = [
  'role',
  'introduction',
  'motivation',
  'experience',
  'role-specific',
  'strengths',
  'age',
  'questions',
  'complete',
] as const;
export type Stage = (typeof STAGES)[number];

/** An answer in her own words; it is kept and never graded (assistants-64). */
export type Answered = { readonly stage: Stage; readonly text: string };

export type InterviewState = {
  readonly stage: Stage;
  readonly role: string | null;
  /** Which of the role's questions are asked. */
  readonly family: string;
  readonly answered: readonly Answered[];
  /** Questions that were left out. */
  readonly skipped: number;
  /** The help for the open question was given. */
  readonly helped: boolean;
};

export const NO_INTERVIEW: InterviewState = {
  stage: 'role',
  role: null,
  family: 'other',
  answered: [],
  skipped: 0,
  helped: false,
};

/** The stage after one. */
export function nextStage(stage: Stage): Stage {
  return STAGES[STAGES.indexOf(stage) + 1] ?? 'complete';
}
