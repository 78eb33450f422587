import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { DeleteAccountPage } from '../delete-account/DeleteAccountPage.tsx';
import { useIdentity } from './useIdentity.tsx';

const QUESTION = 'Bitte bestätigen Sie, dass Sie es sind';

function open(hasPassword: boolean, handlers: Handlers = {}) {
  let confirmed = false;
  const page = renderPage(<DeleteAccountPage />, {
    user: buildCandidateUser(),
    route: '/delete-profile',
    handlers: {
      'GET /auth/identity': () => ({ confirmed, has_password: hasPassword }),
      'POST /auth/confirm-identity': () => {
        confirmed = true;
        return { ok: true };
      },
      'POST /auth/request-identity-link': () => ({ ok: true }),
      'DELETE /users/{id}': () => ({ ok: true }),
      ...handlers,
    },
  });
  const begin = async () => {
    await page.person.click(screen.getByRole('button', { name: 'Konto löschen' }));
    await page.person.click(await screen.findByRole('button', { name: 'Ja, Konto löschen' }));
    return screen.findByRole('dialog', { name: QUESTION });
  };
  return {
    ...page,
    begin,
    openLink: () => {
      confirmed = true;
    },
    deletions: () => page.calls.filter(({ key }) => key === 'DELETE /users/{id}').length,
  };
}

test('TRUST-04 account-35 the password is asked for before an account is deleted', async () => {
  const page = open(true);
  const dialog = await page.begin();
  expect(page.deletions()).toBe(0);
  fill(within(dialog).getByLabelText(/^Ihr Passwort/), 'geheimes Wort');
  await page.person.click(within(dialog).getByRole('button', { name: 'Bestätigen' }));
  await waitFor(() => expect(page.deletions()).toBe(1));
  const sent = page.calls.find(({ key }) => key === 'POST /auth/confirm-identity');
  expect(sent?.body).toEqual({ password: 'geheimes Wort' });
});

test('TRUST-04 account-35 a wrong password stands at its field, and closing deletes nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open(true, {
    'POST /auth/confirm-identity': () => {
      throw apiFailure('validation.failed', 'Das Passwort stimmt nicht.', 'password');
    },
  });
  const dialog = await page.begin();
  fill(within(dialog).getByLabelText(/^Ihr Passwort/), 'falsch');
  await page.person.click(within(dialog).getByRole('button', { name: 'Bestätigen' }));
  expect(await within(dialog).findByText('Das Passwort stimmt nicht.')).toBeVisible();
  await page.person.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByRole('button', { name: 'Ja, Konto löschen' })).toBeVisible();
  expect(screen.queryByText('Ihr Konto wurde nicht gelöscht')).toBeNull();
  expect(screen.queryByText(/Internetverbindung/)).toBeNull();
  expect(page.deletions()).toBe(0);
  jest.restoreAllMocks();
});

test('TRUST-04 account-36 without a password a link is sent; it is asked again until it was opened', async () => {
  const page = open(false);
  const dialog = await page.begin();
  expect(within(dialog).queryByLabelText(/Passwort/)).toBeNull();
  await page.person.click(within(dialog).getByRole('button', { name: 'Link schicken' }));
  const opened = () => screen.findByRole('button', { name: 'Ich habe den Link geöffnet' });
  await page.person.click(await opened());
  expect(await screen.findByText('Der Link ist noch nicht geöffnet')).toBeVisible();
  expect(page.deletions()).toBe(0);
  page.openLink();
  await page.person.click(await opened());
  await waitFor(() => expect(page.deletions()).toBe(1));
});

test('TRUST-04 layout-17 without the code of the question nothing waits: it fails, and works again', async () => {
  let lost = true;
  const importPart = async () => {
    if (lost) throw new Error('ChunkLoadError');
    return (await import('./IdentityDialog.tsx')).IdentityDialog;
  };
  function Page() {
    const identity = useIdentity(importPart);
    const [outcome, setOutcome] = useState('');
    const ask = () =>
      identity.confirm().then(
        () => setOutcome('bestätigt'),
        () => setOutcome('gescheitert'),
      );
    return (
      <>
        <button type="button" onClick={() => void ask()}>
          Weiter
        </button>
        <p>{outcome}</p>
        {identity.dialog}
      </>
    );
  }
  const { person, shell } = renderPage(<Page />, {
    handlers: { 'GET /auth/identity': () => ({ confirmed: false, has_password: true }) },
  });
  await person.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByText('gescheitert')).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([
    { title: 'Das Fenster konnte nicht geöffnet werden' },
  ]);
  lost = false;
  await person.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
});
