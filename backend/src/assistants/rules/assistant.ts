import type { AssistantReply, Conversation } from '../engine.ts';
import type { Intent } from '../intent/intent.ts';
import type { Open } from '../intent/interpreter.ts';

/** A message, and what it means. */
export type Heard = { readonly words: string; readonly intent: Intent };

/** One of the four assistants, which does what a message means; the state is what it remembers. */
export type Assistant<S> = {
  /** What it remembers at the beginning; fields that a stored state lacks are taken from here. */
  readonly initial: S;
  readonly start: (conversation: Conversation) => Promise<Answer<S>>;
  /** What an interpreter reads a message from. */
  readonly open: (state: S) => Open;
  readonly answer: (conversation: Conversation, state: S, heard: Heard) => Promise<Answer<S>>;
  /** Takes back what was done outside of the state since an earlier one. */
  readonly undo?: (conversation: Conversation, from: S, to: S) => Promise<void>;
};

export type Answer<S> = { readonly reply: AssistantReply; readonly state: S };
