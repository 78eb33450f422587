import type { AssistantMark, LetterSource } from '@silverjobs/contract';
import type { ChatMessage, ChatState } from './chat-state.ts';

/** A conversation that goes on after a reload or another page. */
export interface StoredChat {
  sessionId: string;
  /** What it is about; another subject begins another conversation. */
  subject: string;
  savedAt: number;
  messages: ChatMessage[];
  recommendations: string[];
  isComplete: boolean;
  marks: readonly AssistantMark[];
  withdrawn: readonly string[];
}

/** As long as the server keeps it, in milliseconds. */
const RETENTION_MS = 86_400_000;
const MESSAGES_MAX = 250;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

/** Whether a stored value says where a claim of a letter comes from. */
export function isLetterSource(value: unknown): value is LetterSource {
  if (typeof value !== 'object' || value === null) return false;
  const { text, from } = value as Record<keyof LetterSource, unknown>;
  return isText(text) && isTexts(from);
}

function isMark(value: unknown): value is AssistantMark {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label } = value as Record<keyof AssistantMark, unknown>;
  return isText(id) && isText(label);
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const message = value as Record<keyof ChatMessage, unknown>;
  const { id, text, sender, timestamp, choices, checks, sources, outcome } = message;
  const isSender = sender === 'user' || sender === 'agent';
  const hasTexts = isText(id) && isText(text);
  const isSound =
    [message.letter, message.removedMark, message.chosenJob].every(isTextOrMissing) &&
    [choices, checks].every((texts) => texts === undefined || isTexts(texts)) &&
    (sources === undefined || (Array.isArray(sources) && sources.every(isLetterSource))) &&
    (outcome === undefined || outcome === 'stopped' || outcome === 'withdrawn');
  return hasTexts && isSender && isSound && typeof timestamp === 'number';
}

/** Reads a stored conversation; null when it is none. */
export function parseStoredChat(value: unknown): StoredChat | null {
  if (typeof value !== 'object' || value === null) return null;
  const chat = value as Record<keyof StoredChat, unknown>;
  const hasTexts = isText(chat.sessionId) && chat.sessionId !== '' && isText(chat.subject);
  const lists = Array.isArray(chat.messages) && Array.isArray(chat.recommendations);
  if (!hasTexts || !lists || typeof chat.savedAt !== 'number') return null;
  const { messages, recommendations } = chat as { messages: unknown[]; recommendations: unknown[] };
  if (!messages.every(isMessage) || !recommendations.every(isText)) return null;
  return {
    ...(chat as unknown as StoredChat),
    isComplete: chat.isComplete === true,
    marks: Array.isArray(chat.marks) ? chat.marks.filter(isMark) : [],
    withdrawn: isTexts(chat.withdrawn) ? chat.withdrawn : [],
  };
}

/** What of the chat is stored. */
export function toStoredChat(state: ChatState, subject: string, now: number): StoredChat | null {
  const { sessionId, recommendations, isComplete, marks, withdrawn } = state;
  if (sessionId === null) return null;
  const messages = state.messages.slice(-MESSAGES_MAX);
  const said = { messages, recommendations, isComplete, marks, withdrawn };
  return { sessionId, subject, savedAt: now, ...said };
}

/** The chat of a stored conversation; null when it is too old or about something else. */
export function fromStoredChat(
  stored: StoredChat | null,
  subject: string,
  now: number,
): Partial<ChatState> | null {
  if (!stored || stored.subject !== subject) return null;
  const age = now - stored.savedAt;
  if (age < 0 || age >= RETENTION_MS) return null;
  const { subject: _, savedAt: __, ...chat } = stored;
  return { phase: 'ready', ...chat };
}
