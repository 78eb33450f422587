import type { AssistantMark, LetterSource } from '@silverjobs/contract';
import type { MatchedJobCard } from '../../matched-jobs/matched-job.ts';
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
  /** Where what the letter says comes from. */
  sources?: LetterSource[];
  /** Answers to tap (assistants-52). */
  choices?: string[];
  /** What the user may tick off in the own answer before it (assistants-64). */
  checks?: string[];
  /** Id of the shown job that it is about (assistants-77). */
  chosenJob?: string;
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

/** Before anything was said. */
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
