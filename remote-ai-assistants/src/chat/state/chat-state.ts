import type { AssistantMark } from '@silverjobs/contract';
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
  /** Answers to tap (assistants-52). */
  choices?: string[];
  /** The rules stand in for a language model (assistants-57). */
  isSubstitute?: boolean;
  /** Of the user: the mark that it takes back (assistants-53). */
  removedMark?: string;
  /** Of the user: stopped without an answer, or gone on without one (assistants-54). */
  outcome?: 'stopped' | 'withdrawn';
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
  /** What is understood (assistants-53). */
  marks: readonly AssistantMark[];
  /** Keys of messages that the server is to forget with the next one (assistants-54). */
  withdrawn: readonly string[];
  /** Words that the field is to take over, to be changed. */
  toEdit: string | null;
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
  marks: [],
  withdrawn: [],
  toEdit: null,
  ended: 0,
};

export type ChatEvent =
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
  const { letter, choices, isSubstitute, marks = state.marks } = data;
  const said = {
    ...{ id, text, sender: 'agent' as const, timestamp: at },
    ...(letter && { letter }),
    ...(choices && choices.length > 0 && { choices }),
    ...(isSubstitute && { isSubstitute }),
  };
  const messages = [...state.messages, said];
  const shown = { ...state, marks, messages, error: null, withdrawn: [], ended: state.ended + 1 };
  return applyAction({ ...shown, phase: 'ready' }, action, data);
}

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

type Sending = Extract<ChatEvent, { type: 'sending' }>;

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

/** The chat after an event; pure (AI-06). */
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
