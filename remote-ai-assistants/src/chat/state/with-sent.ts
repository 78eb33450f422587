import type { ChatEvent } from './chat-event.ts';
import type { ChatState } from './chat-state.ts';
import { unansweredOf, withdrawnBy } from './unanswered.ts';

type Sending = Extract<ChatEvent, { type: 'sending' }>;

/** The chat with a message that is under way. */
export function withSent(state: ChatState, { id, text, at, removedMark }: Sending): ChatState {
  const mark = removedMark !== undefined && { removedMark };
  const message = { id, text, sender: 'user' as const, timestamp: at, ...mark };
  // Sent again, a message keeps its place.
  const isKnown = state.messages.some((known) => known.id === id);
  const left = unansweredOf(state)?.id;
  const before = state.messages.map((known) => {
    if (known.id === id) return { ...message, timestamp: known.timestamp };
    return known.id === left ? { ...known, outcome: 'withdrawn' as const } : known;
  });
  const messages = isKnown ? before : [...before, message];
  const withdrawn = withdrawnBy(state, id);
  return { ...state, phase: 'sending', error: null, withdrawn, messages };
}
