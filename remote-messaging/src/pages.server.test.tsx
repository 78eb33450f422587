/** @jest-environment node */
import {
  conversationCountQuery,
  conversationListQuery,
  conversationQuery,
} from '@silverjobs/api/conversation';
import { historyQuery } from '@silverjobs/api/message';
import type { Message } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildConversation,
  buildConversations,
  buildMessages,
  type ServerRenderOptions,
  testServerPages,
} from '@silverjobs/testing';

const sent = jest.fn();
const conversation = {
  page: async () => {
    const { ConversationPage } = await import('./conversation/ConversationPage.tsx');
    return <ConversationPage />;
  },
  route: '/messages/77',
  path: '/messages/:id',
  handlers: {
    'GET /communication/{id}': () => [buildConversation()],
    'GET /message': () => buildMessages(3),
  },
  fill: ({ api, queries }) =>
    Promise.all([
      queries.prefetchQuery(conversationQuery(api, 77)),
      queries.prefetchInfiniteQuery(historyQuery(api, 77)),
    ]),
} satisfies ServerRenderOptions;

testServerPages({ user: buildCandidateUser() }, [
  {
    name: 'the list',
    page: async () => {
      const { ConversationListPage } = await import('./conversation-list/ConversationListPage.tsx');
      return <ConversationListPage />;
    },
    route: '/messages',
    handlers: {
      'GET /communication': ({ query }) =>
        query.mode === 'count' ? { id: 20 } : buildConversations(20),
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchInfiniteQuery(conversationListQuery(api)),
        queries.prefetchQuery(conversationCountQuery(api)),
      ]),
    shows: ['20 Gespräche', 'Nachricht 1<'],
    hydrated: (container) => {
      expect(container.querySelectorAll('li').length).toBeGreaterThan(0);
    },
  },
  {
    ...conversation,
    name: 'the conversation',
    shows: ['Nachricht 3'],
    // How long ago it was is added in the browser.
    hides: ['vor '],
    hydrated: (container) => expect(container.textContent).toMatch(/vor \d+|gerade eben/),
  },
  {
    ...conversation,
    name: 'VIEW-04 an answer that was typed before the scripts ran is sent: its page',
    handlers: {
      ...conversation.handlers,
      'POST /message': ({ body }) => {
        sent(body.message);
        return buildMessages(1)[0] as Message;
      },
    },
    before: (page) => {
      const answer = page.querySelector('textarea');
      if (answer) answer.value = 'Mittwoch passt gut.';
    },
    shows: ['Nachricht 3'],
    hydrated: async (container) => {
      const [{ act }, { waitFor }] = await Promise.all([
        import('react'),
        import('@testing-library/dom'),
      ]);
      await act(async () => container.querySelector('form')?.requestSubmit());
      await waitFor(() => expect(sent).toHaveBeenCalledWith('Mittwoch passt gut.'));
    },
  },
]);
