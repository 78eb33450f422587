/** @jest-environment node */
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client.ts';
import { conversationKeys, markReadMutation } from './conversation.ts';

test('MSG-10 reading a conversation leaves the list to be asked for again, which may lack what was read', async () => {
  const queries = new QueryClient();
  const list = { pages: [[{ id: 4, unread_count: 1 }]], pageParams: [0] };
  queries.setQueryData(conversationKeys.list, list);
  await queries.invalidateQueries({ queryKey: conversationKeys.list });
  const read = markReadMutation({} as ApiClient, queries);
  await new MutationObserver(queries, { ...read, mutationFn: async () => ({}) as never }).mutate(4);
  expect(queries.getQueryData(conversationKeys.list)).toEqual({
    pages: [[{ id: 4, unread_count: 0 }]],
    pageParams: [0],
  });
  expect(queries.getQueryState(conversationKeys.list)?.isInvalidated).toBe(true);
  queries.clear();
});
