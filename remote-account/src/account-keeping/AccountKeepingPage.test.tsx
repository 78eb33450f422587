import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { AccountKeepingPage } from './AccountKeepingPage.tsx';

const route = '/konto-behalten';

test('OPER-17 account-50 from the mail it takes one press to keep the account, signed out', async () => {
  const { person, calls } = renderPage(<AccountKeepingPage />, {
    user: null,
    route,
    linkToken: { path: route, token: 'geheim' },
    handlers: { 'POST /account_keeping': () => ({ ok: true }) },
  });
  expect(calls).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Konto behalten' }));
  expect(await screen.findByText('Ihr Konto bleibt')).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
});
