import {
  buildOperatorDeclarationDetail,
  buildOperatorUser,
  fill,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { DeclarationPage } from './DeclarationPage.tsx';

const base = {
  user: buildOperatorUser(),
  route: '/operator/declarations/1',
  path: '/operator/declarations/:id',
};

test('OPER-12 operators-35 the time that the law gives stands there; a number carries it out', async () => {
  const { person, calls } = renderPage(<DeclarationPage />, {
    ...base,
    handlers: {
      'GET /operator/declaration/{id}': () => buildOperatorDeclarationDetail(),
      'POST /operator/declaration/{id}/act': () =>
        buildOperatorDeclarationDetail({ state: 'waiting' }),
    },
  });
  expect(await screen.findByText(/14 Tage nach dem Eingang zurück sein/)).toBeVisible();
  expect(screen.getByText(/Es gibt keinen laufenden Vertrag/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ausführen' }));
  await person.type(await screen.findByLabelText(/^Vertragsnummer/), 'SP-0A1B2C3D4E{Enter}');
  await screen.findByText(/Es gibt keinen laufenden Vertrag/);
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { body: { act: 'execute', contract: 'SP-0A1B2C3D4E' } },
  ]);
});

test('OPER-12 operators-35 the contract stands beside it; a refusal needs its reason', async () => {
  const { person, calls } = renderPage(<DeclarationPage />, {
    ...base,
    handlers: {
      'GET /operator/declaration/{id}': () =>
        buildOperatorDeclarationDetail({
          kind: 'extraordinary',
          state: 'reason',
          reason: 'Die Seite geht nicht.',
          actions: ['end', 'refuse', 'answer'],
          contract_data: {
            ...{ users_id: 12, email: 'karl@example.org', name: 'Karl Neu' },
            ...{ number: 'SP-0A1B2C3D4E', status: 'active', months: 6, price_cents: 1_399 },
            started_at: Date.UTC(2026, 10, 1) / 1_000,
            term_end: Date.UTC(2027, 4, 1) / 1_000,
            cancel_at: null,
            withdrawal_end: Date.UTC(2026, 10, 16) / 1_000,
          },
        }),
      'POST /operator/declaration/{id}/act': () => buildOperatorDeclarationDetail(),
    },
  });
  expect(await screen.findByText('Vertrag SP-0A1B2C3D4E')).toBeVisible();
  expect(screen.getByText('6 Monate, 13,99 € im Monat')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await screen.findByLabelText(/^Begründung/);
  const send = (await screen.findAllByRole('button', { name: 'Ablehnen' })).at(-1);
  if (send) await person.click(send);
  expect(calls.some(({ key }) => key.startsWith('POST'))).toBe(false);
  fill(screen.getByLabelText(/^Begründung/), 'Die Seite ging.');
  if (send) await person.click(send);
  await screen.findByText('Die Seite geht nicht.');
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { body: { act: 'refuse', reason: 'Die Seite ging.' } },
  ]);
});
