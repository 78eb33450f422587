import { apiFailure, fill, type Handlers, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { InvitationPage } from './InvitationPage.tsx';

const invitation = {
  employer: 'Weber Holzbau GmbH',
  email: 'anna@test.example',
  role: 'applications',
  has_account: false,
} as const;

const open = (handlers: Handlers = {}, token: string | null = 'geheim') =>
  renderPage(<InvitationPage />, {
    route: '/einladung',
    linkToken: token === null ? null : { path: '/einladung', token },
    handlers: { 'POST /colleague_invitation/open': () => invitation, ...handlers },
  });

test('REACH-08 employers-81 somebody without an account accepts with name and password', async () => {
  const { person, calls } = open({ 'POST /colleague_invitation/accept': () => ({ ok: true }) });
  // Mail programs open links by themselves: nothing is asked for before a press.
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Einladung ansehen' }));
  expect(await screen.findByText('Weber Holzbau GmbH')).toBeVisible();
  fill(screen.getByLabelText('Ihr Name'), 'Anna Neu');
  fill(screen.getByLabelText('Ihr neues Passwort'), 'ein gutes Kennwort');
  await person.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByText('Sie arbeiten jetzt mit')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    token: 'geheim',
    name: 'Anna Neu',
    password: 'ein gutes Kennwort',
  });
});

test('REACH-08 employers-81 somebody with an account gives no password', async () => {
  const { person, calls } = open({
    'POST /colleague_invitation/open': () => ({ ...invitation, has_account: true }),
    'POST /colleague_invitation/accept': () => ({ ok: true }),
  });
  await person.click(screen.getByRole('button', { name: 'Einladung ansehen' }));
  fill(await screen.findByLabelText('Ihr Name'), 'Anna Neu');
  expect(screen.queryByLabelText('Ihr neues Passwort')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByText('Sie arbeiten jetzt mit')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ token: 'geheim', name: 'Anna Neu' });
});

test('REACH-08 a link that counts no more and one that is cut off are said', async () => {
  const { person } = open({
    'POST /colleague_invitation/open': () => {
      throw apiFailure('link.expired', 'Der Link ist abgelaufen.');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Einladung ansehen' }));
  expect(await screen.findByText(/bitten Sie um eine neue Einladung/)).toBeVisible();
});

test('REACH-08 without its secret the page says what to do', () => {
  open({}, null);
  expect(screen.getByText('Der Link ist nicht vollständig')).toBeVisible();
});
