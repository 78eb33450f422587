import type { Chat } from '../state/useChat.ts';

/** As long as a message may be; the contract refuses more. */
export const MESSAGE_MAX = 10_000;

/** Why nothing can be sent now; undefined when it can (assistants-4). */
export function reasonOf(chat: Chat, text: string): string | undefined {
  const { state, isLoggedIn, profileQuery } = chat;
  if (!isLoggedIn) return 'Bitte melden Sie sich zuerst an.';
  if (!profileQuery.data) return 'Ihr Profil wird noch geladen.';
  if (state.phase === 'sending') return 'Die Antwort wird gerade geschrieben.';
  if (state.sessionId === null) return 'Das Gespräch beginnt gleich.';
  if (text.trim() === '') return 'Schreiben Sie zuerst eine Nachricht.';
  return text.length > MESSAGE_MAX ? 'Bitte kürzen Sie Ihre Nachricht.' : undefined;
}
