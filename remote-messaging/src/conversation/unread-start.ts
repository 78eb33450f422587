import type { Message } from '@silverjobs/contract';

type Row = Pick<Message, 'id' | 'sending_users_id'>;

/**
 * The message before which 'Neue Nachrichten' stands: the earliest of the other side that was
 * unread when the conversation was opened. null when nothing was.
 * @param unread how many of the other side's newest messages were unread
 */
export function unreadStart(
  messages: readonly Row[],
  unread: number,
  usersId: number,
): number | null {
  if (unread <= 0) return null;
  const theirs = messages.filter(({ sending_users_id }) => sending_users_id !== usersId);
  return theirs.at(-Math.min(unread, theirs.length))?.id ?? null;
}
