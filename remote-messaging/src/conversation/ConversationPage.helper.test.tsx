import type { HelperDraft, User } from '@silverjobs/contract';
import { buildCandidateUser, fill } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { openConversation } from './testing/open-conversation.tsx';

const helping = (permissions: NonNullable<User['helps']>['permissions']) =>
  buildCandidateUser({ helps: { name: 'Erika Muster', permissions } });

const draft: HelperDraft = {
  id: 3,
  job_demand_id: null,
  communication_id: 77,
  title: 'Empfang',
  message: 'Ich komme gern.',
  papers: [],
  show_contact_details: 'off',
  author: 'Anna Hilfreich',
  updated_at: 0,
};

test('REACH-07 account-71 a helper who reads answers nobody and marks nothing as read', async () => {
  const { asked } = openConversation({ user: helping(['read']) });
  expect(await screen.findByText(/Antworten kann nur die Person, der Sie helfen/)).toBeVisible();
  expect(screen.queryByLabelText('Ihre Antwort')).toBeNull();
  expect(asked('POST /communication/{id}/read')).toEqual([]);
});

test('REACH-07 account-73 a helper writes a text for the conversation', async () => {
  const { person, asked } = openConversation({
    user: helping(['read', 'write']),
    handlers: {
      'GET /helper_draft': () => [],
      'PUT /helper_draft': () => draft,
    },
  });
  fill(await screen.findByLabelText('Text an den Arbeitgeber'), 'Ich komme gern.');
  await person.click(screen.getByRole('button', { name: 'Entwurf speichern' }));
  expect(asked('PUT /helper_draft')[0]?.body).toEqual({
    communication_id: 77,
    message: 'Ich komme gern.',
  });
});

test('REACH-07 account-73 the candidate finds the text above the answer, and only that of this conversation', async () => {
  openConversation({
    user: buildCandidateUser({ helper_drafts: 2 }),
    handlers: {
      'GET /helper_draft': () => [
        draft,
        { ...draft, id: 4, communication_id: 78, message: 'Woanders.' },
      ],
    },
  });
  expect(await screen.findByText('Ich komme gern.')).toBeVisible();
  expect(screen.getByText('Entwurf von Anna Hilfreich')).toBeVisible();
  expect(screen.queryByText('Woanders.')).toBeNull();
  expect(screen.getByLabelText('Ihre Antwort')).toBeVisible();
});
