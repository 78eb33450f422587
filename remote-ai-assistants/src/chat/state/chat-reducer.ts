import type { ChatEvent } from './chat-event.ts';
import { type ChatState, NO_CHAT } from './chat-state.ts';
import { unansweredOf } from './unanswered.ts';
import { withReply } from './with-reply.ts';
import { withSent } from './with-sent.ts';

function markStopped(state: ChatState): ChatState {
  const last = state.messages.at(-1);
  if (state.phase !== 'sending' || !last) return state;
  const stopped = { ...last, outcome: 'stopped' as const };
  const messages = [...state.messages.slice(0, -1), stopped];
  return { ...state, phase: 'ready', messages, ended: state.ended + 1 };
}

/** Takes the message without an answer out of the conversation, to be written anew. */
function withEdit(state: ChatState): ChatState {
  const left = unansweredOf(state);
  if (!left) return state;
  const withdrawn = [...state.withdrawn, left.id];
  const messages = state.messages.slice(0, -1);
  return { ...state, messages, withdrawn, error: null, toEdit: left.text };
}

/** The chat after an event; pure (assistants-6). */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'starting':
      return { ...state, phase: 'starting', error: null };
    case 'started': {
      const started = { ...state, sessionId: event.chat.sessionId };
      return withReply(started, event.chat, event.id, event.at);
    }
    case 'sending':
      return withSent(state, event);
    case 'replied':
      return withReply(state, event.reply, event.id, event.at);
    case 'failed': {
      const { of, what } = event;
      const phase = of === 'start' ? 'none' : 'ready';
      return { ...state, phase, error: { of, what }, ended: state.ended + 1 };
    }
    case 'interrupted':
      return { ...state, phase: state.sessionId === null ? 'none' : 'ready' };
    case 'stopped':
      return markStopped(state);
    case 'edit':
      return withEdit(state);
    case 'edit-taken':
      return { ...state, toEdit: null };
    case 'restored':
      return { ...state, ...event.state };
    case 'reset':
      return { ...NO_CHAT, matchedJobs: state.matchedJobs, ended: state.ended };
    case 'jobs-list':
      return { ...state, showJobsList: event.open };
    case 'jobs-stored':
      return { ...state, matchedJobs: event.jobs };
  }
}
