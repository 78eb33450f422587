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
