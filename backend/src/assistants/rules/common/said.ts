import type { AssistantReply, Conversation, State, Turn } from '../../engine.ts';
import type { Intent } from '../../intent/intent.ts';
import type { Memory } from './memory.ts';

/** What all four assistants answer alike. */
export type CommonIntent = Exclude<
  Intent,
  {
    kind: 'wish' | 'shown' | 'choice' | 'reply' | 'answer' | 'edit' | 'question' | 'not-understood';
  }
>;

/** What is to be done about a message before the assistant's own answer. */
export type Common =
  /** The answer; the assistant's own state stays, or becomes `own`. */
  | {
      readonly kind: 'answer';
      readonly reply: AssistantReply;
      readonly own?: State;
      readonly memory: Memory;
    }
  /** The assistant answers, after these words; where it understands nothing they are the answer. */
  | {
      readonly kind: 'before';
      readonly text: string;
      readonly isCalm: boolean;
      readonly memory: Memory;
    }
  | { readonly kind: 'restart'; readonly memory: Memory }
  | { readonly kind: 'none'; readonly memory: Memory };

/** A message with what came before it. */
export type Said = {
  readonly conversation: Conversation;
  readonly own: State;
  readonly memory: Memory;
  readonly turns: readonly Turn[];
  readonly message: string;
  readonly intent: Intent;
};
