import { buildImprint, fill, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ContractWithdrawalPage } from './ContractWithdrawalPage.tsx';

const receipt = { reference: 'V2026-ABC234', received_at: Date.UTC(2026, 10, 21, 9, 5) };

test('TRUST-21 silverplus-33 a visitor withdraws with name, address and contract, and keeps the receipt', async () => {
  const { person, calls } = renderPage(<ContractWithdrawalPage />, {
    user: null,
    route: '/widerruf',
    handlers: {
      'POST /contract_withdrawal': () => receipt,
      'GET /imprint': () => buildImprint(),
    },
  });
  expect(screen.getByRole('heading', { name: 'Widerrufsbelehrung' })).toBeVisible();
  // TRUST-21: who it is declared to, and the form of the law.
  expect(
    await screen.findByText(/uns \(Silberne Arbeit GmbH, Hauptstraße 1, 50667 Köln/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
  expect(screen.getByRole('group', { name: /^Bitte/ })).toHaveFocus();
  fill(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  fill(screen.getByLabelText('Ihre E-Mail-Adresse'), 'ute@example.org');
  fill(screen.getByLabelText(/Um welchen Vertrag geht es/), 'silver+, 6 Monate');
  await person.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
  expect(await screen.findByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  expect(screen.getByText('21.11.2026 um 10:05 Uhr')).toBeVisible();
  expect(calls.flatMap(({ key, body }) => (key.startsWith('POST') ? [body] : []))).toEqual([
    { name: 'Ute Neu', email: 'ute@example.org', contract: 'silver+, 6 Monate' },
  ]);
});
