import type { MatchedJobCard } from '../../matched-jobs/matched-job.ts';
import type { ChatReply, StartedChat } from '../adapters/chat-adapter.ts';
import type { ChatError } from './chat-error.ts';
import type { ChatState } from './chat-state.ts';

/** What happens to a chat. */
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
