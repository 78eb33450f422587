import type { User } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DeleteAccountPage } from './DeleteAccountPage.tsx';
import { whatHappens } from './what-happens.ts';

function open(user: User, handlers: Handlers = {}) {
  return renderPage(<DeleteAccountPage />, {
    user,
    route: '/delete-profile',
    stored: { position: '{"id":1}', 'silverjobs.stored': '{"userId":4,"keys":["position"]}' },
    handlers: {
      'GET /auth/identity': () => ({ confirmed: true, has_password: true }),
      'DELETE /users/{id}': () => ({ ok: true }),
      ...handlers,
    },
  });
}

test.each<[string, User, RegExp, boolean]>([
  ['a free candidate', buildCandidateUser(), /auch bei den Arbeitgebern/, false],
  [
    'a paid candidate',
    buildCandidateUser({ isPaidUser: true, plan_type: 'paid' }),
    /auch bei den Arbeitgebern/,
    true,
  ],
  ['an employer', buildClientUser(), /alle Ihre Stellen/, false],
])('ACCT-09 %s is told what happens to data, conversations and silver+', (_, user, text, plus) => {
  const sentences = whatHappens(user).join(' ');
  expect(sentences).toMatch(text);
  expect(/silver\+/.test(sentences)).toBe(plus);
});

test('ACCT-09 nothing happens before the question is answered', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.click(screen.getByRole('button', { name: 'Konto löschen' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Konto endgültig löschen?' });
  await person.click(within(dialog).getByRole('button', { name: 'Nein, behalten' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).toEqual([]);
});

test('ACCT-09 the user is deleted once and signed out: cookie, user, storage, cache', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'authToken=abc; path=/';
  const { person, calls, shell, store, queries, address } = open(buildCandidateUser());
  queries.setQueryData(['jobs'], [1]);
  const announced = jest.fn();
  shell.announceSignedOut = announced;
  await person.click(screen.getByRole('button', { name: 'Konto löschen' }));
  const yes = await screen.findByRole('button', { name: 'Ja, Konto löschen' });
  await person.dblClick(yes);
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls).toMatchObject([
    { key: 'GET /auth/identity' },
    { key: 'DELETE /users/{id}', params: { id: 4 } },
  ]);
  expect(shell.session.getState()).toMatchObject({ status: 'anonymous', user: null });
  expect(document.cookie).not.toContain('authToken');
  expect(announced).toHaveBeenCalledTimes(1);
  expect(store.getItem('position')).toBeNull();
  expect(queries.getQueryCache().getAll()).toEqual([]);
  expect(shell.notices.getState().notices).toMatchObject([{ title: 'Ihr Konto wurde gelöscht' }]);
});

test('ACCT-09 a failed deletion says so and signs nobody out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, shell } = open(buildCandidateUser(), {
    'DELETE /users/{id}': () => {
      throw apiFailure('internal', 'Die Datenbank ruht.');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Konto löschen' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, Konto löschen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datenbank ruht.');
  expect(shell.session.getState().user).not.toBeNull();
  jest.restoreAllMocks();
});
