import { buildClientUser, buildConversation } from '@silverjobs/testing';
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
