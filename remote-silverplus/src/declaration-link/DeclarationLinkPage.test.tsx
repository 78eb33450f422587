import { apiFailure, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { DeclarationLinkPage } from './DeclarationLinkPage.tsx';

const route = '/vertrag-bestaetigen';
const linkToken = { path: route, token: 'geheim' };
const button = () => screen.getByRole('button', { name: 'Ja, die Erklärung ist von mir' });
const received_at = Date.UTC(2026, 10, 21, 9);

test('TRUST-07 silverplus-43 opening the link executes nothing; the button does, signed out too', async () => {
  const { person, calls } = renderPage(<DeclarationLinkPage />, {
    user: null,
    route,
    linkToken,
    handlers: {
      'POST /contract_declaration/confirm': () => ({
        kind: 'withdrawal' as const,
        reference: 'V2026-K7M2QX',
        received_at,
      }),
    },
  });
  expect(calls).toEqual([]);
  await person.click(button());
  expect(await screen.findByText('Ihr Widerruf ist bestätigt')).toBeVisible();
  expect(screen.getByText(/vom 21.11.2026 um 10:00 Uhr \(V2026-K7M2QX\)/)).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'geheim' } }]);
});

test('TRUST-07 silverplus-43 a link that is too old says so', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<DeclarationLinkPage />, {
    user: null,
    route,
    linkToken,
    handlers: {
      'POST /contract_declaration/confirm': () => {
        throw apiFailure('link.expired', 'Der Link ist abgelaufen.');
      },
    },
  });
  await person.click(button());
  expect(await screen.findByText(/Der Link ist abgelaufen\. Sie können auch/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  logged.mockRestore();
});
