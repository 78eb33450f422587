/** @jest-environment node */
import { conversationQuery } from '@silverjobs/api/conversation';
import { historyQuery } from '@silverjobs/api/message';
import {
  buildCandidateUser,
  buildConversation,
  buildMessages,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

test('the conversation renders completely on the server and hydrates without a complaint', async () => {
  const { html, container, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ConversationPage } = await import('./ConversationPage.tsx');
      return <ConversationPage />;
    },
    route: '/messages/77',
    path: '/messages/:id',
    user: buildCandidateUser(),
    handlers: {
      'GET /communication/{id}': () => [buildConversation()],
      'GET /message': () => buildMessages(3),
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(conversationQuery(api, 77)),
        queries.prefetchInfiniteQuery(historyQuery(api, 77)),
      ]),
  });
  expect(html).toContain('Nachricht 3');
  // How long ago it was is added in the browser.
  expect(html).not.toContain('vor ');
  expect(container.textContent).toMatch(/vor \d+|gerade eben/);
  await close();
});
