import type { LetterSource, MatchedJob, ReplyExtras, UserProfile } from '@silverjobs/contract';

const ADAPTER_TYPES = ['aiJobs', 'coverLetter', 'interview', 'jobCoach'] as const;
export type AdapterType = (typeof ADAPTER_TYPES)[number];

/** What the chat is to do beside showing the message (assistants-9). */
export type ChatAction = 'SHOW_JOBS_LIST' | 'SHOW_RECOMMENDATIONS' | 'SESSION_COMPLETE';

export interface ChatData extends ReplyExtras {
  /** Jobs as the match service sent them. */
  matchedJobs?: MatchedJob[];
  /** The shown job that the answer is about. */
  chosenJob?: MatchedJob['id'];
  recommendations?: string[];
  stage?: string;
  /** The cover letter alone. */
  letter?: string;
  sources?: LetterSource[];
}

/** A reply of any assistant, in one form. */
export interface ChatReply {
  message: string;
  action?: ChatAction;
  data?: ChatData;
}

export interface StartedChat extends ChatReply {
  sessionId: string;
}

/** What a conversation is about, beside the profile. */
export interface ChatSubject {
  /** Text of an advertisement, for the cover letter. */
  jobDescription?: string;
  /** For the interview. */
  jobRole?: string;
}

export interface OutgoingMessage {
  sessionId: string;
  text: string;
  /** The same for every try of the same message. */
  key: string;
  /** The mark that it takes back (assistants-53). */
  removedMark?: string | undefined;
  /** Messages before it that count no longer (assistants-54). */
  withdrawn?: readonly string[];
  /** The letter as it stands on the sheet (assistants-63). */
  letter?: string | undefined;
}

/** One assistant: its two calls, and its replies in the form of the chat (assistants-9). */
export interface ChatAdapter {
  /** @throws AxiosError */
  start(profile: UserProfile, subject: ChatSubject): Promise<StartedChat>;
  /**
   * @param signal ends the waiting (assistants-54)
   * @throws AxiosError
   */
  send(message: OutgoingMessage, profile: UserProfile, signal?: AbortSignal): Promise<ChatReply>;
}
