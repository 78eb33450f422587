import type { AssistantReply, Conversation } from '../engine.ts';

/** One of the four assistants of the default engine; the state is what it remembers. */
export type Assistant<S> = {
  /** What it remembers at the beginning; fields that a stored state lacks are taken from here. */
  readonly initial: S;
  readonly start: (conversation: Conversation) => Promise<Answer<S>>;
  readonly answer: (conversation: Conversation, state: S, message: string) => Promise<Answer<S>>;
};

export type Answer<S> = { readonly reply: AssistantReply; readonly state: S };
