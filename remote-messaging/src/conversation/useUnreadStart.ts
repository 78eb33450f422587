import type { Message } from '@silverjobs/contract';
import { useRef } from 'react';
import { unreadStart } from './unread-start.ts';

/**
 * Where 'Neue Nachrichten' stands, found once: it stays there after everything counts as read.
 * @param unread how many were unread when the conversation was opened
 */
export function useUnreadStart(
  messages: readonly Message[],
  unread: number,
  usersId: number,
): number | null {
  const found = useRef<number | null | undefined>(undefined);
  if (found.current === undefined && messages.length > 0) {
    found.current = unreadStart(messages, unread, usersId);
  }
  return found.current ?? null;
}
