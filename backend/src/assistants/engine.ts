import type { MatchedJob, UserProfile } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';

export const ASSISTANTS = ['ai-jobs', 'cover-letter', 'interview', 'job-coach'] as const;
export type AssistantName = (typeof ASSISTANTS)[number];

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
export type AssistantReply = {
  /** Markdown. */
  readonly text: string;
  readonly stage?: string;
  readonly isComplete?: boolean;
  readonly recommendations?: string[];
  readonly matchedJobs?: MatchedJob[];
  /** The cover letter alone, a part of the text. */
  readonly letter?: string;
};

export type Step = { readonly reply: AssistantReply; readonly state: State };

export type Turn = { readonly message: string | null; readonly reply: AssistantReply };

/** What an engine may use to answer. */
export type Conversation = {
  readonly db: Database;
  readonly now: Date;
  /** Where users reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly assistant: AssistantName;
  readonly candidateId: number;
  readonly given: Given;
};

/** Finds the answers of all four assistants. */
export type AssistantEngine = {
  /**
   * The first words of a conversation.
   * @throws Error when no answer can be had
   */
  readonly start: (conversation: Conversation) => Promise<Step>;
  /**
   * @param state what start() or the last answer() left
   * @param turns everything said before, oldest first
   * @throws Error when no answer can be had
   */
  readonly answer: (
    conversation: Conversation,
    state: State,
    turns: readonly Turn[],
    message: string,
  ) => Promise<Step>;
};
