import type { MatchedJobCard } from '../../matched-jobs/matched-job.ts';
import type { ChatReply, StartedChat } from '../adapters/chat-adapter.ts';
import type { ChatError } from './chat-error.ts';
import { type ChatState, NO_CHAT } from './chat-state.ts';
import { unansweredOf, withdrawnBy } from './unanswered.ts';
import { withReply } from './with-reply.ts';

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

type Sending = Extract<ChatEvent, { type: 'sending' }>;

/** The chat with a message that is under way. */
function withSent(state: ChatState, { id, text, at, removedMark }: Sending): ChatState {
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

/** What happens to a chat. */
type ChatEvent =
  | { type: 'starting' }
  | { type: 'started'; chat: StartedChat; id: string; at: number }
  | { type: 'sending'; id: string; text: string; at: number; removedMark?: string | undefined }
  | { type: 'replied'; reply: ChatReply; id: string; at: number }
  | { type: 'failed'; of: 'start' | 'message'; what: ChatError }
  | { type: 'interrupted' }
  | { type: 'stopped' }
  | { type: 'edit' }
  | { type: 'edit-taken' }
  | { type: 'restored'; state: Partial<ChatState> }
  | { type: 'reset' }
  | { type: 'jobs-list'; open: boolean }
  | { type: 'jobs-stored'; jobs: MatchedJobCard[] };
