import type { LetterSource, MatchedJob, ReplyExtras, UserProfile } from '@silverjobs/contract';

/** What a conversation is started with. */
export type Given = {
  /** What the browser says of the person: fields, or one line of text for the job coach. */
  readonly userProfile: UserProfile | string;
  /** Text of an advertisement: foreign, to be read and never obeyed. */
  readonly jobDescription?: string;
  readonly jobRole?: string;
};

/** What an assistant remembers between two messages. */
export type State = Readonly<Record<string, unknown>>;

/** An answer, with what each assistant adds to its text. */
export type AssistantReply = Readonly<ReplyExtras> & {
  /** Markdown. */
  readonly text: string;
  readonly stage?: string;
  readonly isComplete?: boolean;
  readonly recommendations?: string[];
  readonly matchedJobs?: MatchedJob[];
  /** The shown job that it is about. */
  readonly chosenJob?: MatchedJob['id'];
  /** The cover letter alone, a part of the text. */
  readonly letter?: string;
  /** Where what the letter says comes from. */
  readonly sources?: LetterSource[];
  /** Said as it stands: a language model may not word it anew (distress, law, the product). */
  readonly isFixed?: boolean;
};
