import { buildOperatorUser, buildOperatorUserDetail, fill, renderPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UserPage } from '../user/UserPage.tsx';
import { UsersPage } from '../users/UsersPage.tsx';
import { PrintPage } from './PrintPage.tsx';

const user = buildOperatorUser();
const base = { user, route: '/operator/print' };
const batch = {
  ...{ users_id: 41, name: 'Erna Post', number: '4711 0815', phone: '0221 4710815' },
  address: ['Frau', 'Erna Post', 'Am Markt 5', '50667 Köln'],
  letters: [
    { id: 7, subject: 'Ihr Termin steht fest', created_at: 1_790_000_000_000 },
    { id: 8, subject: 'Ihre Bewerbung ist angekommen', created_at: 1_790_000_000_000 },
  ],
};
const pdf = { file_name: 'Brief.pdf', content: btoa('%PDF-') };

test('REACH-07 operators-52 letters of a person are printed together and then leave the list', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  let batches = [batch];
  const { person, calls } = renderPage(<PrintPage />, {
    ...base,
    handlers: {
      'GET /operator/print': () => batches,
      'POST /operator/print/{id}/file': () => pdf,
      'POST /operator/print/{id}': () => {
        batches = [];
        return { ok: true as const };
      },
    },
  });
  const row = within(await screen.findByRole('article', { name: 'Erna Post' }));
  expect(row.getByText(/Kundennummer 4711 0815 · Telefon 0221 4710815/)).toBeVisible();
  await person.click(row.getByRole('button', { name: '2 Briefe als PDF Erna Post' }));
  await person.click(row.getByRole('button', { name: 'Verschickt Erna Post' }));
  expect(await screen.findByText('Nichts zu drucken')).toBeVisible();
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { params: { id: 41 }, body: { letters: [7, 8] } },
    { params: { id: 41 }, body: { letters: [7, 8], act: 'posted' } },
  ]);
});

test('REACH-07 operators-51 an account is opened for a caller; nothing goes without how it was checked', async () => {
  const { person, calls, address } = renderPage(<UsersPage />, {
    user,
    route: '/operator/users',
    handlers: {
      'POST /operator/post_account': () => buildOperatorUserDetail({ users_id: 41 }),
    },
  });
  await person.click(screen.getByRole('button', { name: 'Konto ohne E-Mail-Adresse eröffnen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText(/^Anrede/), 'Frau');
  await person.type(dialog.getByLabelText(/^Vorname/), 'Erna');
  await person.type(dialog.getByLabelText(/^Nachname/), 'Post');
  fill(dialog.getByLabelText(/^Straße/), 'Am Markt 5');
  await person.type(dialog.getByLabelText(/^Postleitzahl/), '50667');
  fill(dialog.getByLabelText(/^Telefonnummer/), '0221 4710815');
  await person.click(dialog.getByRole('button', { name: 'Konto eröffnen' }));
  expect(
    dialog.getByRole('link', { name: 'Bitte schreiben Sie, wie Sie geprüft haben, wer anruft.' }),
  ).toBeVisible();
  expect(calls).toEqual([]);
  fill(dialog.getByLabelText(/^Wie haben Sie/), 'Rückruf.');
  await person.click(dialog.getByRole('button', { name: 'Konto eröffnen' }));
  await waitFor(() => expect(address()).toBe('/operator/users/41'));
  expect(calls).toMatchObject([{ body: { last_name: 'Post', reason: 'Rückruf.' } }]);
});

test('REACH-07 operators-51 the page of such an account makes the letter, and shows no address of ours', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const { person, calls } = renderPage(<UserPage />, {
    ...{ user, route: '/operator/users/41', path: '/operator/users/:id' },
    handlers: {
      'GET /operator/user/{id}': () =>
        buildOperatorUserDetail({
          ...{ users_id: 41, role: 'candidate', email: '47110815@post.invalid', employer: null },
          post: {
            ...{ number: '4711 0815', address: batch.address, code_until: null },
            papers: [{ id: 3, name: 'Zeugnis.pdf' }],
          },
        }),
      'POST /operator/user/{id}/post_code': () => pdf,
    },
  });
  expect(await screen.findByText('keiner offen')).toBeVisible();
  expect(screen.queryByText(/post\.invalid/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Link zur Anmeldung schicken' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Zeugnis.pdf/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Brief mit Code machen' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Grund/), 'Erster Brief.');
  await person.click(dialog.getByRole('button', { name: 'Brief machen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key.startsWith('POST'))).toMatchObject({
    body: { reason: 'Erster Brief.' },
  });
});
