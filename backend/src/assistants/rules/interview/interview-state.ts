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

/** What was noticed about one answer. */
export type Judged = {
  readonly stage: Stage;
  readonly good: readonly string[];
  readonly tips: readonly string[];
};

export type InterviewState = {
  readonly stage: Stage;
  readonly role: string | null;
  /** Which of the role's questions are asked. */
  readonly family: string;
  readonly judged: readonly Judged[];
  /** Questions that were left out. */
  readonly skipped: number;
  /** The help for the open question was given. */
  readonly helped: boolean;
};

export const NO_INTERVIEW: InterviewState = {
  stage: 'role',
  role: null,
  family: 'other',
  judged: [],
  skipped: 0,
  helped: false,
};

/** The stage after one. */
export function nextStage(stage: Stage): Stage {
  return STAGES[STAGES.indexOf(stage) + 1] ?? 'complete';
}

/** What begins the praise of an answer. */
export const PRAISE = '**Das war gut:**';
