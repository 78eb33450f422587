export type Step = 'job' | 'reason' | 'example' | 'requirements' | 'start' | 'sender' | 'done';

/** The job that is written for. */
export type LetterJob = {
  readonly title: string | null;
  readonly employer: string | null;
  /** 'Frau Lindner', 'Herr Dr. Weber', or a name alone. */
  readonly contact: string | null;
  readonly place: string | null;
  /** Street, where the advertisement names it. */
  readonly street: string | null;
  readonly requirements: readonly string[];
  readonly tasks: readonly string[];
  /** The advertisement itself is known, not only the name of a job. */
  readonly isAdvertised: boolean;
};

/** 'sachlich', 'herzlich', 'selbstbewusst'. */
const TONES = ['plain', 'warm', 'confident'] as const;
export type Tone = (typeof TONES)[number];

export type LetterStyle = {
  readonly length: 'short' | 'normal' | 'long';
  readonly tone: Tone;
  /** What is enclosed: 'Lebenslauf'. */
  readonly enclosed: readonly string[];
};

export type LetterAnswers = {
  readonly reason: string | null;
  readonly example: string | null;
  /** What of the advertisement's wishes the person has. */
  readonly requirements: readonly string[];
  /** 'ab sofort', 'zum 1. März'. */
  readonly start: string | null;
  /** How much, after 'ich möchte gern'; what only the profile says is not promised to an employer. */
  readonly wanted: string | null;
};

/** What the conversation says of the sender beside the profile. */
export type Sender = {
  readonly name: string | null;
  readonly street: string | null;
  readonly place: string | null;
  readonly phone: string | null;
};

/** What a change by words may change and 'rückgängig' brings back. */
type LetterVersion = {
  readonly job: LetterJob;
  readonly answers: LetterAnswers;
  readonly style: LetterStyle;
  readonly sender: Sender;
  /** The letter as the rules composed it last; what differs from it is hers. */
  readonly composed: string | null;
  /** The letter as it stands on the sheet. */
  readonly text: string | null;
};

export type LetterState = LetterVersion & {
  readonly step: Step;
  /** Versions before, the oldest first. */
  readonly earlier: readonly LetterVersion[];
  /** Sentences and lines that a change by words has brought. */
  readonly told: readonly string[];
  /** The paragraph of the body whose new wording was asked for. */
  readonly openParagraph: number | null;
};

export const NO_JOB: LetterJob = {
  title: null,
  employer: null,
  contact: null,
  place: null,
  street: null,
  requirements: [],
  tasks: [],
  isAdvertised: false,
};

export const NO_LETTER: LetterState = {
  step: 'job',
  job: NO_JOB,
  answers: { reason: null, example: null, requirements: [], start: null, wanted: null },
  style: { length: 'normal', tone: 'plain', enclosed: [] },
  sender: { name: null, street: null, place: null, phone: null },
  composed: null,
  text: null,
  earlier: [],
  told: [],
  openParagraph: null,
};

/** A stored state, which an earlier release may have written, with everything that this one knows. */
export function completeState(stored: LetterState): LetterState {
  const style = { ...NO_LETTER.style, ...stored.style };
  return {
    ...NO_LETTER,
    ...stored,
    job: { ...NO_JOB, ...stored.job },
    answers: { ...NO_LETTER.answers, ...stored.answers },
    style: { ...style, tone: TONES.includes(style.tone) ? style.tone : 'plain' },
    sender: { ...NO_LETTER.sender, ...stored.sender },
  };
}

const VERSIONS_MAX = 20;

/** The state with what it holds now kept for 'rückgängig'. */
export function remembering(before: LetterState, next: LetterState): LetterState {
  const { job, answers, style, sender, composed, text } = before;
  const version = { job, answers, style, sender, composed, text };
  return { ...next, earlier: [...before.earlier, version].slice(-VERSIONS_MAX) };
}
