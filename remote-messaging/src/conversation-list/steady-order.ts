import type { Communication } from '@silverjobs/contract';

/**
 * The conversations in the order in which they are read already, with their newest content. What
 * has come to the front meanwhile waits; further pages follow at the end.
 * @param shown ids as they are drawn
 */
export function steadyOrder(
  shown: readonly number[],
  conversations: readonly Communication[],
): Communication[] {
  const byId = new Map(conversations.map((row) => [row.id, row]));
  const known = new Set(shown);
  const lastKnown = conversations.findLastIndex(({ id }) => known.has(id));
  const further = conversations.filter(({ id }, index) => index > lastKnown && !known.has(id));
  return [...shown.flatMap((id) => byId.get(id) ?? []), ...further];
}
