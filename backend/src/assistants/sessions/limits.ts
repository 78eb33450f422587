import type { Limit } from '../../auth/attempts.ts';

/** A conversation ends when nobody has written for so long, in hours. */
export const SESSION_HOURS = 24;
/** Most messages of one conversation. */
export const TURNS_MAX = 120;
/** Most conversations that are kept of one user; the oldest make room. */
export const SESSIONS_MAX = 20;
/** An answer that takes longer than this was lost with its process, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 55_000;

export const STARTS: Limit = { name: 'assistant-start', attempts: 60, minutes: 60 };
export const MESSAGES: Limit = { name: 'assistant-message', attempts: 120, minutes: 30 };
