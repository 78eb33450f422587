import { type ApiClient, request } from '@silverjobs/api';
import type { Message, MessageInput } from '@silverjobs/contract';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { conversationKeys } from './conversation.ts';
import {
  FIRST_PAGE,
  type History,
  newestPosition,
  nextHistoryPage,
  previousHistoryPage,
  withMessages,
} from './message-pages.ts';

/** Keys of everything about messages. */
const messageKeys = {
  history: (conversationId: number) => ['messages', 'history', conversationId] as const,
};

/**
 * The history of a conversation, oldest first. It begins with its newest messages; earlier pages
 * are loaded on demand (messages-9). Kept for as long as it is shown: new messages are added.
 */
export function historyQuery(api: ApiClient, conversationId: number) {
  return infiniteQueryOptions({
    queryKey: messageKeys.history(conversationId),
    queryFn: ({ pageParam, signal }) =>
      request(api.main, 'GET /message', {
        query: { communication_id: conversationId, ...pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getPreviousPageParam: (first) => previousHistoryPage(first),
    getNextPageParam: (last) => nextHistoryPage(last),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Asks for what has been written since the newest loaded message and adds it.
 * @returns the added messages
 * @throws AxiosError
 */
export async function loadNewMessages(
  api: ApiClient,
  queries: QueryClient,
  conversationId: number,
): Promise<Message[]> {
  const queryKey = messageKeys.history(conversationId);
  const known = queries.getQueryData<History>(queryKey);
  if (!known) return [];
  const page = nextHistoryPage(known.pages.flat()) ?? FIRST_PAGE;
  const found = await request(api.main, 'GET /message', {
    query: { communication_id: conversationId, ...page },
  });
  const loaded = queries.getQueryData<History>(queryKey)?.pages ?? [];
  const seen = new Set(loaded.flat().map(({ id }) => id));
  const added = found.filter(({ id }) => !seen.has(id));
  if (added.length > 0) {
    queries.setQueryData<History>(queryKey, (history) => withMessages(history, added));
  }
  return added;
}

/**
 * Sends a message; it stands in the history at once, and the list of conversations is requested
 * again.
 */
export function sendMessageMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: MessageInput) => request(api.main, 'POST /message', { body: input }),
    onSuccess: async (sent) => {
      const id = sent.communication_id;
      const history = queries.setQueryData<History>(messageKeys.history(id), (known) =>
        withMessages(known, [sent]),
      );
      // The other side was faster: its message lies between.
      if (history && newestPosition(history) < sent.position) {
        await loadNewMessages(api, queries, id);
      }
      await queries.invalidateQueries({ queryKey: conversationKeys.list });
    },
  });
}
