import { buildClientUser, buildConversation, type Handler } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { openConversationList } from './testing/open-conversation-list.tsx';

beforeEach(() => window.sessionStorage.clear());

const found = [
  buildConversation({ id: 1, promoted: true }),
  buildConversation({ id: 2, contact_data: 'anonymous' }),
];

test('TRUST-01 employers read what puts a conversation to the top, and by what the list is ordered', async () => {
  openConversationList(found, { user: buildClientUser() });
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first as HTMLElement).getByText('Steht oben durch silver+')).toBeVisible();
  expect(within(second as HTMLElement).queryByText(/silver\+/)).toBeNull();
  expect(screen.getByText(/Sie bezahlen für diesen Platz\./)).toBeVisible();
});

test('TRUST-01 candidates read that their conversation stands on top of the employer', async () => {
  openConversationList(found);
  const [first] = await screen.findAllByRole('article');
  expect(
    within(first as HTMLElement).getByText('Steht beim Arbeitgeber oben (silver+)'),
  ).toBeVisible();
  expect(screen.queryByText(/Sie bezahlen für diesen Platz\./)).toBeNull();
});

test('TRUST-01 messages-24 employers can read the newest first, also at the next visit', async () => {
  const asked: unknown[] = [];
  const answer: Handler<'GET /communication'> = ({ query }) => {
    if (query.mode === 'count') return { id: 2 };
    const { order } = query as { order?: string };
    asked.push(order);
    return order === 'newest' ? [...found].reverse() : found;
  };
  const first = openConversationList(answer, { user: buildClientUser() });
  const marked = async () => {
    const [card] = await screen.findAllByRole('article');
    return within(card as HTMLElement).queryByText('Steht oben durch silver+') !== null;
  };
  expect(await marked()).toBe(true);
  await first.person.click(screen.getByRole('button', { name: 'Neueste zuerst' }));
  expect(await screen.findByText(/Die neueste Nachricht steht zuerst/)).toBeVisible();
  expect(await marked()).toBe(false);
  expect(asked).toEqual([undefined, 'newest']);
  const kept = first.store.getItem('messages.order') ?? '';
  first.unmount();
  openConversationList(answer, { user: buildClientUser(), stored: { 'messages.order': kept } });
  expect(await screen.findByText(/Die neueste Nachricht steht zuerst/)).toBeVisible();
});
