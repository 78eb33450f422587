/** @jest-environment node */
import { conversationCountQuery, conversationListQuery } from '@silverjobs/api/conversation';
import {
  buildCandidateUser,
  buildConversations,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

test('the list renders completely on the server and hydrates without a complaint', async () => {
  const { html, container, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ConversationListPage } = await import('./ConversationListPage.tsx');
      return <ConversationListPage />;
    },
    route: '/messages',
    user: buildCandidateUser(),
    handlers: {
      'GET /communication': ({ query }) =>
        query.mode === 'count' ? { id: 20 } : buildConversations(20),
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(conversationListQuery(api)),
        queries.prefetchQuery(conversationCountQuery(api)),
      ]),
  });
  expect(html).toContain('20 Gespräche');
  expect(html).toContain('Nachricht 1<');
  expect(container.querySelectorAll('li').length).toBeGreaterThan(0);
  await close();
});
