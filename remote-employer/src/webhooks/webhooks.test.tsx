import type { Webhook, WebhookDelivery } from '@silverjobs/contract';
import { apiFailure, buildClientUser, fill, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { WebhookPage } from './WebhookPage.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

const hook: Webhook = {
  id: 7,
  url: 'https://ats.example/in',
  created_at: 0,
  delivered_at: null,
  off_at: null,
};
const delivery: WebhookDelivery = {
  id: 3,
  event_id: 'msg_1',
  event: 'application.created',
  state: 'failed',
  attempts: 11,
  status: 503,
  problem: 'Die Adresse hat mit 503 geantwortet.',
  created_at: Date.UTC(2026, 10, 26, 9),
  attempted_at: Date.UTC(2026, 10, 26, 10),
  next_at: null,
  body: '{"type":"application.created"}',
};

const open = (handlers: Handlers = {}) =>
  renderPage(<WebhooksCard />, {
    user: buildClientUser(),
    handlers: { 'GET /webhook': () => [hook], ...handlers },
  });

const openOne = (handlers: Handlers = {}) =>
  renderPage(<WebhookPage />, {
    user: buildClientUser(),
    route: '/schnittstelle/7',
    path: '/schnittstelle/:id',
    handlers: {
      'GET /webhook': () => [hook],
      'GET /webhook/{id}/deliveries': () => [delivery],
      ...handlers,
    },
  });

test('REACH-10 employers-86 an address is added, its secret is shown once', async () => {
  const { person, calls } = open({
    'POST /webhook': () => ({ ...hook, id: 8, secret: 'whsec_abc' }),
  });
  const field = screen.getByLabelText(/Adresse, an die wir melden/);
  fill(field, 'http://x.example');
  await person.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
  expect((await screen.findAllByText(/die mit https:\/\/ beginnt/))[0]).toBeVisible();
  fill(field, 'https://x.example/in');
  await person.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));
  expect(await screen.findByLabelText('Ihr Geheimnis')).toHaveValue('whsec_abc');
  expect(calls.find(({ key }) => key === 'POST /webhook')?.body).toEqual({
    url: 'https://x.example/in',
  });
});

test('REACH-10 an address is deleted after a question', async () => {
  const { person, calls } = open({ 'DELETE /webhook/{id}': () => ({ ok: true }) });
  await person.click(
    await screen.findByRole('button', { name: 'Löschen: Adresse https://ats.example/in' }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Adresse löschen' }));
  expect(calls.some(({ key }) => key === 'DELETE /webhook/{id}')).toBe(true);
});

test('REACH-10 employers-86 deliveries say what became of them and are sent again', async () => {
  const { person, calls } = openOne({
    'POST /webhook_delivery/{id}/resend': () => ({ ...delivery, state: 'waiting', attempts: 0 }),
    'POST /webhook/{id}/test': () => ({ ...delivery, id: 4, event: 'test' }),
  });
  expect(await screen.findByText('Neue Bewerbung')).toBeVisible();
  expect(screen.getByText('Aufgegeben')).toBeVisible();
  expect(screen.getByText('Die Adresse hat mit 503 geantwortet.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Noch einmal senden: Neue Bewerbung/ }));
  await person.click(screen.getByRole('button', { name: 'Probe senden' }));
  const keys = calls.map(({ key }) => key);
  expect(keys).toContain('POST /webhook_delivery/{id}/resend');
  expect(keys).toContain('POST /webhook/{id}/test');
});

test('REACH-10 employers-86 the answer to what arrived is shown; what waits is looked at when it is due', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const waiting = { ...delivery, state: 'waiting', attempts: 1, next_at: Date.now() } as const;
  const arrived = { ...delivery, state: 'delivered', attempts: 2, status: 204 } as const;
  const answers = [waiting, arrived];
  openOne({
    'GET /webhook/{id}/deliveries': () => [answers.shift() ?? arrived],
  });
  expect(await screen.findByText(/1 Versuch, der nächste am/)).toBeVisible();
  expect(await screen.findByText(/2 Versuche, Antwort: 204/)).toBeVisible();
  jest.useRealTimers();
});

test('REACH-10 one that was switched off is switched on again', async () => {
  const { person, calls } = openOne({
    'GET /webhook': () => [{ ...hook, off_at: 1 }],
    'POST /webhook/{id}/resume': () => hook,
  });
  expect(await screen.findByText('Diese Adresse ist abgeschaltet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /noch einmal senden/i })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Wieder einschalten' }));
  expect(calls.some(({ key }) => key === 'POST /webhook/{id}/resume')).toBe(true);
});

test('REACH-10 no delivery yet is said', async () => {
  openOne({ 'GET /webhook/{id}/deliveries': () => [] });
  expect(await screen.findByText('Noch keine Meldung')).toBeVisible();
});

test('REACH-10 an address that is gone is said', async () => {
  openOne({ 'GET /webhook': () => [] });
  expect(await screen.findByText('Diese Adresse gibt es nicht mehr.')).toBeVisible();
});

test('REACH-10 a list that cannot be had is said', async () => {
  openOne({
    'GET /webhook/{id}/deliveries': () => {
      throw apiFailure('unavailable', 'Bitte später.');
    },
  });
  expect(await screen.findByText('Die Meldungen konnten nicht geladen werden')).toBeVisible();
});
