import type { Message, MessageInput } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildConversation,
  buildMessage,
  buildMessages,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ConversationPage } from '../ConversationPage.tsx';

type Options = RenderPageOptions & { history?: Message[] };

/** The page, its history, and what was sent and asked. */
interface OpenedConversation extends RenderedPage {
  rows: Message[];
  sent: () => MessageInput[];
  asked: (key: string) => RenderedPage['calls'];
}

/** Renders the page over a history that answers as the backend does. */
export function openConversation({
  history = buildMessages(4),
  handlers,
  ...options
}: Options = {}): OpenedConversation {
  const rows = [...history];
  const page = renderPage(<ConversationPage />, {
    route: '/messages/77',
    path: '/messages/:id',
    user: buildCandidateUser(),
    ...options,
    handlers: {
      'GET /communication': () => ({ id: 0 }),
      'GET /communication/{id}': () => [buildConversation()],
      'POST /communication/{id}/read': () => ({ ok: true as const }),
      'GET /message': ({ query }) => {
        const { from, limit = 50, offset = 0 } = query;
        const start = from === 'end' ? Math.max(0, rows.length - offset - limit) : offset;
        return rows.slice(start, start + limit);
      },
      'POST /message': ({ body }) => {
        const row = buildMessage(rows.length, { message: body.message, sending_users_id: 4 });
        rows.push(row);
        return row;
      },
      ...handlers,
    },
  });
  const sent = () =>
    page.calls.filter(({ key }) => key === 'POST /message').map(({ body }) => body as MessageInput);
  const asked = (key: string) => page.calls.filter((call) => call.key === key);
  return { ...page, rows, sent, asked };
}

/** The texts of the messages that are rendered, in order. */
export const texts = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('.sj-text--pre')?.textContent);
/** Where the answer is typed. */
export const field = () => screen.findByLabelText('Ihre Antwort');
/** The button that sends it. */
export const sendButton = () => screen.getByRole('button', { name: /Senden|gesendet/ });
