import { buildOperatorUser, buildOperatorUserDetail, fill, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { UserPage } from './UserPage.tsx';

const base = {
  user: buildOperatorUser(),
  route: '/operator/users/31',
  path: '/operator/users/:id',
};

test('OPER-14 operators-37 what may be done for a caller is one press', async () => {
  const at = Date.UTC(2026, 10, 20, 9);
  const { person, calls } = renderPage(<UserPage />, {
    ...base,
    handlers: {
      'GET /operator/user/{id}': () =>
        buildOperatorUserDetail({
          alerts: 2,
          conversation_ids: [41, 42],
          mails: [
            {
              subject: 'Willkommen',
              state: 'failed',
              created_at: at,
              sent_at: null,
              outcome: null,
              outcome_status: null,
              error: '550',
            },
          ],
        }),
      'POST /operator/user/{id}/sign-in-link': () => ({ ok: true }),
      'POST /operator/user/{id}/pause-alerts': () => buildOperatorUserDetail(),
    },
  });
  expect(await screen.findByText('41, 42')).toBeVisible();
  const row = within(screen.getByRole('table')).getByText('Willkommen').closest('tr');
  expect(row).toHaveTextContent('nicht zugestellt: 550');
  await person.click(screen.getByRole('button', { name: 'Link zur Anmeldung schicken' }));
  await person.click(await screen.findByRole('button', { name: 'E-Mails zu Suchen anhalten' }));
  await screen.findByText('41, 42');
  expect(calls.filter(({ key }) => key.startsWith('POST')).map(({ key }) => key)).toEqual([
    'POST /operator/user/{id}/sign-in-link',
    'POST /operator/user/{id}/pause-alerts',
  ]);
});

test('OPER-14 operators-37 an address is corrected with how it was checked', async () => {
  const { person, calls } = renderPage(<UserPage />, {
    ...base,
    handlers: {
      'GET /operator/user/{id}': () => buildOperatorUserDetail(),
      'PUT /operator/user/{id}/email': () => buildOperatorUserDetail(),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'E-Mail-Adresse berichtigen' }));
  fill(await screen.findByLabelText(/^Richtige Adresse/), 'neu@example.org');
  fill(screen.getByLabelText(/^Wie haben Sie geprüft/), 'Rückruf.');
  await person.click(screen.getByRole('button', { name: 'Berichtigen' }));
  await screen.findByText('0221 7654321');
  expect(calls.find(({ key }) => key.startsWith('PUT'))).toMatchObject({
    body: { email: 'neu@example.org', reason: 'Rückruf.' },
  });
});
