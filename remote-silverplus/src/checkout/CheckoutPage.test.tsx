import type { CheckoutOrder } from '@silverjobs/contract';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import { apiFailure, buildCandidateUser, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { CheckoutPage } from './CheckoutPage.tsx';

const ID = 'order-000000000000000000';
const order: CheckoutOrder = {
  id: ID,
  product: PLAN_KEYS[6],
  state: 'open',
  test: true,
  price_cents: 1_399,
  credit_cents: 0,
  replaces: null,
  term_end: Date.UTC(2027, 4, 21, 8) / 1_000,
  created_at: Date.UTC(2026, 10, 21, 9),
};
const done = { url: `/silverplus?checkout=${ID}` };

const open = (values: Partial<CheckoutOrder> = {}, handlers: Handlers = {}) =>
  renderPage(<CheckoutPage />, {
    user: buildCandidateUser(),
    route: `/silverplus/checkout/${ID}`,
    path: '/silverplus/checkout/:id',
    handlers: {
      'GET /candidate_checkout_session/{id}': () => ({ ...order, ...values }),
      'POST /candidate_checkout_session/{id}/order': () => done,
      'POST /candidate_checkout_session/{id}/cancel': () => done,
      ...handlers,
    },
  });

const orderButton = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });

test('silverplus-15 plan, total price, renewal, notice and withdrawal stand directly above the button', async () => {
  open();
  const button = await orderButton();
  const card = button.closest('section') as HTMLElement;
  const text = card.textContent?.replaceAll('\u00a0', ' ') ?? '';
  const order = [
    'silver+ mit 6 Monaten Mindestlaufzeit',
    '83,94 € (6 × 13,99 €)',
    'von heute bis zum 21.05.2027',
    'auf unbestimmte Zeit weiter',
    'Zum Ende der Mindestlaufzeit jederzeit',
    'Widerrufsrecht',
    'Zahlungspflichtig bestellen',
  ].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(text).not.toContain('Gutschrift');
  expect(screen.getByText('Das ist ein Test: Es wird kein Geld abgebucht')).toBeVisible();
});

test('silverplus-22 what is left of the present plan is named', async () => {
  open({ credit_cents: 466 });
  expect(await screen.findByText(/4,66.*aus Ihrem bisherigen Tarif/)).toBeVisible();
});

test('silverplus-16 with a payment service nothing can be chosen and nothing is called a test', async () => {
  const { person, calls } = open({ test: false });
  await person.click(await orderButton());
  expect(screen.queryByText(/Test/)).toBeNull();
  const sent = calls.find(({ key }) => key.endsWith('/order'));
  expect(sent?.body).toEqual({});
});

test('PLUS-05 a double click orders once', async () => {
  const { person, calls, address } = open();
  await person.click(
    await screen.findByLabelText('Die Zahlung wird erst nach einigen Sekunden bestätigt'),
  );
  await person.dblClick(await orderButton());
  await waitFor(() => expect(address()).toBe(done.url));
  const sent = calls.filter(({ key }) => key.endsWith('/order'));
  expect(sent.map(({ body }) => body)).toEqual([{ outcome: 'delayed' }]);
});

test('PLUS-05 a refused payment is said, and the order can be sent again', async () => {
  open({ state: 'failed' });
  expect(await screen.findByText('Die Zahlung wurde abgelehnt')).toBeVisible();
  expect(await orderButton()).not.toHaveAttribute('aria-disabled');
});

test('PLUS-05 what the server answers stands beside the button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = open(
    {},
    {
      'POST /candidate_checkout_session/{id}/order': () => {
        throw apiFailure('unavailable', 'Der Zahlungsdienst ist gerade nicht erreichbar.');
      },
    },
  );
  await person.click(await orderButton());
  expect(await screen.findByText('Der Zahlungsdienst ist gerade nicht erreichbar.')).toBeVisible();
  jest.restoreAllMocks();
});

test('PLUS-05 an order can be given up', async () => {
  const { person, address, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(address()).toBe(done.url));
  expect(calls.some(({ key }) => key.endsWith('/order'))).toBe(false);
});

test.each(['paid', 'processing', 'canceled', 'expired'] as const)(
  'PLUS-07 an order that is %s leads to its result',
  async (state) => {
    const { address } = open({ state });
    await waitFor(() => expect(address()).toBe(done.url));
  },
);

test('API-02 an order of somebody else does not exist', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(
    {},
    {
      'GET /candidate_checkout_session/{id}': () => {
        throw apiFailure('not_found', 'Diese Bestellung gibt es nicht.');
      },
    },
  );
  expect(await screen.findByText('Diese Bestellung gibt es nicht')).toBeVisible();
  jest.restoreAllMocks();
});
