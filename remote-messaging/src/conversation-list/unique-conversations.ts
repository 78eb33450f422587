import type { Conversation } from '@silverjobs/contract';
import { DROPPED_ENTRY_ID } from '@silverjobs/contract/constants';

/**
 * The conversations of all loaded pages. One that moved to the front while the reader scrolled is
 * shown once.
 */
export function uniqueConversations(pages: readonly (readonly Conversation[])[]): Conversation[] {
  const seen = new Set<number>([DROPPED_ENTRY_ID]);
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}
