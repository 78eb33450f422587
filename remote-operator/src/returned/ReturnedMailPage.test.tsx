import { buildOperatorUser, buildReturnedAddress, fill, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { ReturnedMailPage } from './ReturnedMailPage.tsx';

const base = { user: buildOperatorUser(), route: '/operator/returned' };
const dormant = { months: 24, warned: 12, warned_again: 3, deleted: 1 };

test('OPER-17 operators-45 an address is let in again with a reason, and the list is asked for anew', async () => {
  let returned = [buildReturnedAddress({ email: 'weg@example.org' })];
  const { person, calls } = renderPage(<ReturnedMailPage />, {
    ...base,
    handlers: {
      'GET /operator/returned_mail': () => returned,
      'GET /operator/dormant': () => dormant,
      'POST /operator/returned_mail': () => {
        returned = [];
        return { ok: true as const };
      },
    },
  });
  const row = within(await screen.findByRole('article', { name: 'weg@example.org' }));
  expect(row.getByText('Das Postfach gibt es nicht.')).toBeVisible();
  expect(row.getByRole('link', { name: 'Konto ansehen weg@example.org' })).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Wieder zulassen weg@example.org' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText(/^Grund/), 'Am Telefon geprüft.');
  await person.click(dialog.getByRole('button', { name: 'Wieder zulassen' }));
  expect(await screen.findByText('Alle Post kommt an')).toBeVisible();
  expect(calls.find(({ key }) => key.startsWith('POST'))).toMatchObject({
    body: { email: 'weg@example.org', action: 'allow', reason: 'Am Telefon geprüft.' },
  });
});

test('OPER-17 operators-46 the page counts accounts that end unused', async () => {
  renderPage(<ReturnedMailPage />, {
    ...base,
    handlers: {
      'GET /operator/returned_mail': () => [],
      'GET /operator/dormant': () => dormant,
    },
  });
  expect(
    await screen.findByText(
      'Einmal gewarnt: 12 · zweimal gewarnt: 3 · in den letzten 30 Tagen gelöscht: 1',
    ),
  ).toBeVisible();
});
