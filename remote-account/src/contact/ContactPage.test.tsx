import {
  apiFailure,
  buildCandidateUser,
  buildClientUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ContactPage } from './ContactPage.tsx';

const open = (user: ReturnType<typeof buildCandidateUser> | null, handlers: Handlers = {}) =>
  renderPage(<ContactPage />, {
    user,
    route: '/contact',
    handlers: { 'POST /contact': () => ({ ok: true }), ...handlers },
  });

const send = () => screen.getByRole('button', { name: 'Nachricht senden' });

test.each([
  ['a candidate', buildCandidateUser(), 'Renate Schuster', 'renate@example.org'],
  ['an employer', buildClientUser(), 'Petra Lindner', 'renate@example.org'],
  ['a visitor', null, '', ''],
])('ACCT-10 %s finds name and address filled in where they are known', (_, user, name, email) => {
  open(user);
  expect(screen.getByLabelText('Ihr Name')).toHaveValue(name);
  expect(screen.getByLabelText('Ihre E-Mail-Adresse')).toHaveValue(email);
});

test('ACCT-10 a visitor writes to the operator', async () => {
  const { person, calls } = open(null);
  fill(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  fill(screen.getByLabelText('Ihre E-Mail-Adresse'), 'ute@example.org');
  await person.selectOptions(screen.getByLabelText('Worum geht es?'), 'Etwas anderes');
  fill(screen.getByLabelText('Ihre Nachricht'), 'Guten Tag');
  await person.dblClick(send());
  expect(await screen.findByText('Ihre Nachricht ist angekommen')).toBeVisible();
  expect(screen.getByText(/Unsere Antwort kommt an ute@example\.org/)).toBeVisible();
  expect(calls.map(({ key, body }) => [key, body])).toEqual([
    [
      'POST /contact',
      { name: 'Ute Neu', email: 'ute@example.org', topic: 'other', message: 'Guten Tag' },
    ],
  ]);
  await person.click(screen.getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('');
});

test('AGE-01 layout-31 Enter in a field sends nothing', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.selectOptions(screen.getByLabelText('Worum geht es?'), 'Etwas anderes');
  fill(screen.getByLabelText('Ihre Nachricht'), 'Guten Tag');
  await person.type(screen.getByLabelText('Ihr Name'), '{Enter}');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ACCT-10 what is missing is said above the form and at the field', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.click(send());
  const summary = screen.getByRole('group', { name: /^Bitte/ });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Bitte wählen Sie aus, worum es geht.', 'Bitte schreiben Sie eine Nachricht.']);
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText('Ihre Nachricht')).toBeInvalid();
  expect(calls).toEqual([]);
});

test('ACCT-10 a message that was not sent stays, also over a reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const first = open(buildCandidateUser(), {
    'POST /contact': () => {
      throw apiFailure('rate.limited', 'Zu viele Versuche.');
    },
  });
  await first.person.selectOptions(screen.getByLabelText('Worum geht es?'), 'Etwas anderes');
  fill(screen.getByLabelText('Ihre Nachricht'), 'Guten Tag');
  await first.person.click(send());
  expect(await screen.findByText('Zu viele Versuche.')).toBeVisible();
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Guten Tag');
  const kept = first.store.getItem('draft.contact-operator') ?? '';
  first.unmount();
  renderPage(<ContactPage />, {
    user: buildCandidateUser(),
    route: '/contact',
    stored: { 'draft.contact-operator': kept },
  });
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Guten Tag');
  jest.restoreAllMocks();
});
