import type { Database } from '../database/database.ts';
import type { AssistantReply, Given, State } from '../database/tables/assistant-documents.ts';

export type { AssistantReply, Given, State };

export const ASSISTANTS = ['ai-jobs', 'cover-letter', 'interview', 'job-coach'] as const;
export type AssistantName = (typeof ASSISTANTS)[number];

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
  /** The mark that the message takes back (assistants-40). */
  readonly removedMark?: string | undefined;
  /** The letter as the user has changed it (assistants-32). */
  readonly editedLetter?: string | undefined;
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
