import type { AssistantReply, Conversation, Turn } from '../../engine.ts';

/** What an answer is found from. */
export type Asked = {
  readonly conversation: Conversation;
  readonly turns: readonly Turn[];
  readonly message: string;
  /** What the rules have answered. */
  readonly draft: AssistantReply;
};
