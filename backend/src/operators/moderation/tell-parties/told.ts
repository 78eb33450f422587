import type { ModerationInput } from '@silverjobs/contract';

/** Somebody who is told of a decision. */
export type Told = {
  readonly party: 'affected' | 'reporter';
  readonly usersId: number | null;
  readonly email: string;
  /** It answers what they objected. */
  readonly objected: boolean;
};

/** A decision that was just stored. */
export type Decision = Omit<ModerationInput, 'id'> & {
  readonly id: number;
  readonly subjectId: number;
};
