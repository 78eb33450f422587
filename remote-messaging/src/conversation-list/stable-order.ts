import type { Conversation } from '@silverjobs/contract';

/**
 * The conversations in the order in which they are read already, with their newest content. What
 * has come to the front meanwhile waits; further pages follow at the end.
 * @param shown ids as they are rendered
 */
export function stableOrder(
  shown: readonly number[],
  conversations: readonly Conversation[],
): Conversation[] {
  const byId = new Map(conversations.map((row) => [row.id, row]));
  const known = new Set(shown);
  const lastKnown = conversations.findLastIndex(({ id }) => known.has(id));
  const further = conversations.filter(({ id }, index) => index > lastKnown && !known.has(id));
  return [...shown.flatMap((id) => byId.get(id) ?? []), ...further];
}

/**
 * Unread ones first, else in their order (messages-26). What employers have on top because
 * candidates with silver+ wrote it stays above the rest (messages-20).
 */
export function unreadFirst(
  conversations: readonly Conversation[],
  promotedFirst: boolean,
): Conversation[] {
  const place = ({ unread_count, promoted }: Conversation) =>
    (promotedFirst && !promoted ? 2 : 0) + (unread_count > 0 ? 0 : 1);
  return [...conversations].sort((one, other) => place(one) - place(other));
}
