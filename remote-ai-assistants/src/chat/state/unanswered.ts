import type { ChatMessage, ChatState } from './chat-state.ts';

/** The last message, when it has no answer and none is on its way. */
export function unansweredOf({ phase, messages }: ChatState): ChatMessage | null {
  const last = messages.at(-1);
  return phase === 'ready' && last?.sender === 'user' ? last : null;
}

/** What counts no longer once this message is sent (assistants-54). */
export function withdrawnBy(state: ChatState, id: string): readonly string[] {
  const left = unansweredOf(state);
  return left && left.id !== id ? [...state.withdrawn, left.id] : state.withdrawn;
}
