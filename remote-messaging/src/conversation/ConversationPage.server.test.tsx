/** @jest-environment node */
import { conversationQuery } from '@silverjobs/api/conversation';
import { historyQuery } from '@silverjobs/api/message';
import type { Message } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildConversation,
  buildMessages,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

const conversation = {
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
} satisfies Parameters<typeof expectServerRenderAndHydrate>[0];

test('the conversation renders completely on the server and hydrates without a complaint', async () => {
  const { html, container, close } = await expectServerRenderAndHydrate(conversation);
  expect(html).toContain('Nachricht 3');
  // How long ago it was is added in the browser.
  expect(html).not.toContain('vor ');
  expect(container.textContent).toMatch(/vor \d+|gerade eben/);
  await close();
});

test('VIEW-04 an answer that was typed before the scripts ran is sent', async () => {
  let tell = (_: unknown) => {};
  const sent = new Promise((resolve) => {
    tell = resolve;
  });
  const { container, close } = await expectServerRenderAndHydrate({
    ...conversation,
    handlers: {
      ...conversation.handlers,
      'POST /message': ({ body }) => {
        tell(body.message);
        return buildMessages(1)[0] as Message;
      },
    },
    before: (page) => {
      const answer = page.querySelector('textarea');
      if (answer) answer.value = 'Mittwoch passt gut.';
    },
  });
  const { act } = await import('react');
  await act(async () => container.querySelector('form')?.requestSubmit());
  expect(await sent).toBe('Mittwoch passt gut.');
  await close();
});
