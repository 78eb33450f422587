import { derivedJobs } from '../../matched-jobs/derive-matched-job.ts';
import type { MatchedJobCard } from '../../matched-jobs/matched-job.ts';
import type { ChatAction, ChatData, ChatReply, StartedChat } from '../adapters/chat-adapter.ts';
import type { ChatError } from './chat-error.ts';

/** A message of the chat (assistants-9). */
export interface ChatMessage {
  id: string;
  /** Markdown of the agent, plain text of the user. */
  text: string;
  sender: 'user' | 'agent';
  /** Milliseconds since 1970. */
  timestamp: number;
  letter?: string;
}

/** Where the conversation stands. */
type ChatPhase = 'none' | 'starting' | 'ready' | 'sending';

/** Everything that the chat shows (assistants-9). */
export interface ChatState {
  phase: ChatPhase;
  sessionId: string | null;
  messages: ChatMessage[];
  /** A failed start or message; the message can be sent again. */
  error: { of: 'start' | 'message'; what: ChatError } | null;
  showJobsList: boolean;
  matchedJobs: MatchedJobCard[];
  recommendations: string[];
  isComplete: boolean;
  /** Counts the calls that have ended; after each the field gets the focus back. */
  ended: number;
}

export const NO_CHAT: ChatState = {
  phase: 'none',
  sessionId: null,
  messages: [],
  error: null,
  showJobsList: false,
  matchedJobs: [],
  recommendations: [],
  isComplete: false,
  ended: 0,
};

export type ChatEvent =
  | { type: 'starting' }
  | { type: 'started'; chat: StartedChat; id: string; at: number }
  | { type: 'sending'; id: string; text: string; at: number }
  | { type: 'replied'; reply: ChatReply; id: string; at: number }
  | { type: 'failed'; of: 'start' | 'message'; what: ChatError }
  | { type: 'interrupted' }
  | { type: 'restored'; state: Partial<ChatState> }
  | { type: 'reset' }
  | { type: 'jobs-list'; open: boolean }
  | { type: 'jobs-stored'; jobs: MatchedJobCard[] };

function applyAction(state: ChatState, action: ChatAction | undefined, data: ChatData): ChatState {
  const { matchedJobs, recommendations = state.recommendations } = data;
  const next = { ...state, recommendations };
  if (action === 'SHOW_JOBS_LIST' && matchedJobs) {
    return { ...next, matchedJobs: derivedJobs(matchedJobs), showJobsList: true };
  }
  return action === 'SESSION_COMPLETE' ? { ...next, isComplete: true } : next;
}

function withReply(state: ChatState, reply: ChatReply, id: string, at: number): ChatState {
  const { message: text, action, data = {} } = reply;
  const { letter } = data;
  const said = { id, text, sender: 'agent' as const, timestamp: at, ...(letter && { letter }) };
  const ended = state.ended + 1;
  const shown = { ...state, error: null, ended, messages: [...state.messages, said] };
  return applyAction({ ...shown, phase: 'ready' }, action, data);
}

/** The chat after an event; pure (AI-06). */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'starting':
      return { ...state, phase: 'starting', error: null };
    case 'started': {
      const started = { ...state, sessionId: event.chat.sessionId };
      return withReply(started, event.chat, event.id, event.at);
    }
    case 'sending': {
      const { id, text, at } = event;
      // Sent again, a message keeps its place.
      const isKnown = state.messages.some((message) => message.id === id);
      const message = { id, text, sender: 'user' as const, timestamp: at };
      const messages = isKnown ? state.messages : [...state.messages, message];
      return { ...state, phase: 'sending', error: null, messages };
    }
    case 'replied':
      return withReply(state, event.reply, event.id, event.at);
    case 'failed': {
      const { of, what } = event;
      const phase = of === 'start' ? 'none' : 'ready';
      return { ...state, phase, error: { of, what }, ended: state.ended + 1 };
    }
    case 'interrupted':
      return { ...state, phase: state.sessionId === null ? 'none' : 'ready' };
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
