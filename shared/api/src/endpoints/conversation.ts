import { type ApiClient, request } from '@silverjobs/api';
import type { Conversation } from '@silverjobs/contract';
import { MESSAGES_PAGE_SIZE } from '@silverjobs/contract/constants';
import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';

import { type ConversationPages, withConversations } from './conversation-pages.ts';
import { nextOffset } from './next-offset.ts';

/** Keys of everything about conversations. */
export const conversationKeys = {
  all: ['communications'] as const,
  ofJob: ['communications', 'of-job'] as const,
  list: ['communications', 'list'] as const,
  count: ['communications', 'count'] as const,
  unread: ['communications', 'unread'] as const,
  detail: (id: number) => ['communications', 'detail', id] as const,
};

/** How employers read their inbox: silver+ first, or only by time (messages-24). */
export type InboxOrder = 'inbox' | 'newest';

const listKey = (order: InboxOrder) =>
  order === 'inbox' ? conversationKeys.list : ([...conversationKeys.list, order] as const);

/** Pages of the requester's conversations, 50 each, the newest message first (messages-2). */
export function conversationListQuery(api: ApiClient, order: InboxOrder = 'inbox') {
  return infiniteQueryOptions({
    queryKey: listKey(order),
    queryFn: ({ pageParam, signal }): Promise<Conversation[]> =>
      request(api.main, 'GET /communication', {
        query: {
          limit: MESSAGES_PAGE_SIZE,
          offset: pageParam,
          ...(order === 'newest' && { order }),
        },
        signal,
        // Without a mode the answer is the list.
      }).then((answer) => (Array.isArray(answer) ? answer : [])),
    initialPageParam: 0,
    getNextPageParam: nextOffset(MESSAGES_PAGE_SIZE),
  });
}

/** Number of the requester's conversations: the response's id (messages-1). */
export function conversationCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: conversationKeys.count,
    queryFn: ({ signal }) =>
      request(api.main, 'GET /communication', { query: { mode: 'count' }, signal }),
    select: ({ id }) => id,
  });
}

/** One conversation: the first of the answer's list; null when the list is empty (messages-6). */
export function conversationQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: conversationKeys.detail(id),
    queryFn: ({ signal }): Promise<Conversation | null> =>
      request(api.main, 'GET /communication/{id}', { params: { id }, signal }).then(
        ([first]) => first ?? null,
      ),
  });
}

/** Marks a conversation as read; it, lists and counts know at once (ours). */
export function markReadMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'POST /communication/{id}/read', { params: { id } }),
    onSuccess: (_, id) => {
      queries.setQueryData<Conversation | null>(
        conversationKeys.detail(id),
        (known) => known && { ...known, unread_count: 0 },
      );
      queries.setQueriesData<ConversationPages>(
        { queryKey: conversationKeys.list },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) =>
              page.map((row) => (row.id === id ? { ...row, unread_count: 0 } : row)),
            ),
          },
      );
      // What is put into a list makes it look up to date, though it may lack what has just been read.
      void queries.invalidateQueries({ queryKey: conversationKeys.list, refetchType: 'none' });
      return queries.invalidateQueries({ queryKey: conversationKeys.unread });
    },
  });
}

/**
 * Asks for what has changed and puts it into the list, without asking for all its pages again.
 * @param id the conversation that changed; null: the newest ones are looked at
 * @param promotedFirst the list is the inbox of an employer
 * @returns what was asked for, each with what the list had of it before
 * @throws AxiosError
 */
export async function loadChangedConversations(
  api: ApiClient,
  queries: QueryClient,
  id: number | null,
  promotedFirst: boolean,
): Promise<{ now: Conversation; before: Conversation | undefined }[]> {
  const found =
    id === null
      ? await request(api.main, 'GET /communication', {
          query: { limit: MESSAGES_PAGE_SIZE, offset: 0, order: 'newest' },
        }).then((answer) => (Array.isArray(answer) ? answer : []))
      : await request(api.main, 'GET /communication/{id}', { params: { id } });
  const lists = queries.getQueriesData<ConversationPages>({ queryKey: conversationKeys.list });
  const known = new Map(
    lists.flatMap(([, list]) => list?.pages.flat() ?? []).map((row) => [row.id, row]),
  );
  for (const order of ['inbox', 'newest'] as const) {
    queries.setQueryData<ConversationPages>(
      listKey(order),
      (list) => list && withConversations(list, found, promotedFirst && order === 'inbox'),
    );
  }
  const changes = found.map((now) => ({ now, before: known.get(now.id) }));
  if (changes.some(({ before }) => !before)) {
    await queries.invalidateQueries({ queryKey: conversationKeys.count });
  }
  return changes;
}
