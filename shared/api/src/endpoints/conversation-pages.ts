import type { Conversation } from '@silverjobs/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** The loaded part of the list of conversations. */
export type ConversationPages = InfiniteData<Conversation[], number>;

/**
 * The list with these conversations as they are now, in the server's order: the newest message
 * first, in the inbox of employers below promoted ones (messages-20). Pages keep their length,
 * because the next page is counted from it; what is new makes the last one longer.
 */
export function withConversations(
  list: ConversationPages,
  found: readonly Conversation[],
  promotedFirst: boolean,
): ConversationPages {
  const byId = new Map(list.pages.flat().map((row) => [row.id, row]));
  for (const conversation of found) byId.set(conversation.id, conversation);
  const rows = [...byId.values()].sort(
    (one, other) =>
      (promotedFirst ? Number(other.promoted) - Number(one.promoted) : 0) ||
      other.last_message_at - one.last_message_at ||
      other.id - one.id,
  );
  let from = 0;
  const last = list.pages.length - 1;
  const pages = list.pages.map((page, index) => {
    const start = from;
    from += page.length;
    return rows.slice(start, index === last ? rows.length : from);
  });
  return { ...list, pages };
}
