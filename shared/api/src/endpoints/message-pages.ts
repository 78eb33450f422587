import type { Message } from '@silverjobs/contract';
import {
  CONVERSATION_BATCH_SIZE,
  CONVERSATION_PREFETCH_THRESHOLD,
  MESSAGES_PAGE_SIZE,
} from '@silverjobs/contract/constants';
import type { InfiniteData } from '@tanstack/react-query';

/** A page of a history, as GET /message takes it. */
export interface HistoryPage {
  from: 'start' | 'end';
  limit: number;
  offset: number;
}

/** A loaded history: pages from the earliest to the newest. */
export type History = InfiniteData<Message[], HistoryPage>;

/** The first page: a batch and what must be ahead of the reader, from the newest message back. */
export const FIRST_PAGE: HistoryPage = {
  from: 'end',
  limit: CONVERSATION_BATCH_SIZE + CONVERSATION_PREFETCH_THRESHOLD,
  offset: 0,
};

/** The batch before a page; undefined at the beginning of the conversation. */
export function previousHistoryPage(page: readonly Message[]): HistoryPage | undefined {
  const first = page[0]?.position ?? 0;
  if (first === 0) return undefined;
  const offset = Math.max(0, first - CONVERSATION_BATCH_SIZE);
  return { from: 'start', limit: first - offset, offset };
}

/** What follows a page; places only ever grow, so nothing is left out. */
export function nextHistoryPage(page: readonly Message[]): HistoryPage | undefined {
  const last = page.at(-1);
  return last && { from: 'start', limit: MESSAGES_PAGE_SIZE, offset: last.position + 1 };
}

/** Place of the newest loaded message; -1 while there is none. */
export function newestPosition({ pages }: History): number {
  return pages.flat().at(-1)?.position ?? -1;
}

/**
 * The history with further messages at its end. One that does not follow directly is left to the
 * next look for new messages, so that no gap arises.
 */
export function withMessages(
  history: History | undefined,
  added: readonly Message[],
): History | undefined {
  if (!history) return history;
  let next = newestPosition(history) + 1;
  const following: Message[] = [];
  for (const message of added) {
    if (message.position !== next) continue;
    following.push(message);
    next += 1;
  }
  if (following.length === 0) return history;
  const last = history.pages.at(-1) ?? [];
  return { ...history, pages: [...history.pages.slice(0, -1), [...last, ...following]] };
}

/** All loaded messages in order, each once. */
export function uniqueMessages(pages: readonly (readonly Message[])[]): Message[] {
  const byPosition = new Map(pages.flat().map((message) => [message.position, message]));
  return [...byPosition.values()].sort((a, b) => a.position - b.position);
}
