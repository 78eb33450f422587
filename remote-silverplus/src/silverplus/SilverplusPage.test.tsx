import type { CheckoutOrder, OrderState } from '@silverjobs/contract';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import { apiFailure, buildCandidateUser, buildClientUser, renderPage } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SilverplusPage } from './SilverplusPage.tsx';

const free = buildCandidateUser({ plan_label: 'Gratis', plan_type: 'free', isPaidUser: false });
const paid = { ...free, plan_type: 'paid' as const, isPaidUser: true };
const ID = 'order-000000000000000000';
const order = (state: OrderState): CheckoutOrder => ({
  id: ID,
  product: PLAN_KEYS[6],
  state,
  test: true,
  price_cents: 1_399,
  credit_cents: 0,
  replaces: null,
  term_end: 1_810_000_000,
  created_at: 0,
});

test('PLUS-01 hero, two buttons, six benefits and seven questions that open', async () => {
  const { person } = renderPage(<SilverplusPage />, { user: free, route: '/silverplus' });
  for (const name of ['silver+ freischalten', 'Jetzt silver+ freischalten']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/silverplus/subscription');
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const questions = screen.getAllByRole('group');
  expect(questions).toHaveLength(7);
  const price = questions[2] as HTMLDetailsElement;
  expect(price.open).toBe(false);
  await person.click(within(price).getByText('Was kostet silver+?'));
  expect(price.open).toBe(true);
  expect(price.textContent?.replaceAll('\u00a0', ' ')).toContain('13,99 € im Monat bei 6 Monaten');
});

test.each([
  ['?feature=online-courses', 'Die Online-Kurse gehören zu silver+.'],
  ['?feature=mentoring%2Ftalks', 'Diese Seite gehört zu silver+.'],
  ['?feature=%3Cb%3Econstructor', null],
  ['', null],
])('ACC-04 %j says why a locked page led here', (query, sentence) => {
  renderPage(<SilverplusPage />, { user: free, route: `/silverplus${query}` });
  const shown = screen.queryByText(/zu silver\+\. Hier sehen Sie/);
  expect(shown?.textContent?.slice(0, sentence?.length) ?? null).toBe(sentence);
});

test('PLUS-01 silverplus-3 an employer reads that it is not for it, and is led nowhere', () => {
  renderPage(<SilverplusPage />, { user: buildClientUser(), route: '/silverplus' });
  expect(screen.getByText(/Als Arbeitgeber brauchen Sie es nicht/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /freischalten/ })).toBeNull();
});

test('PLUS-01 who has silver+ is not asked to buy it', () => {
  renderPage(<SilverplusPage />, { user: paid, route: '/silverplus' });
  expect(screen.queryByText(/freischalten$/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Meine Mitgliedschaft ansehen' })).toBeVisible();
});

const back = (answer: () => CheckoutOrder) =>
  renderPage(<SilverplusPage />, {
    user: free,
    route: `/silverplus?checkout=${ID}`,
    handlers: { 'GET /candidate_checkout_session/{id}': answer, 'GET /auth/me': () => paid },
  });

test('PLUS-07 after the payment the session knows the plan, without a new sign-in', async () => {
  const { shell } = back(() => order('paid'));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'silver+ ist freigeschaltet' }),
  ).toBeVisible();
  await waitFor(() => expect(shell.session.getState().user?.isPaidUser).toBe(true));
});

test('PLUS-07 a payment that is not confirmed yet opens by itself when it is', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let asked = 0;
  const { shell } = back(() => {
    asked += 1;
    return order(asked === 1 ? 'processing' : 'paid');
  });
  expect(await screen.findByRole('heading', { name: 'Ihre Zahlung wird bestätigt' })).toBeVisible();
  expect(shell.session.getState().user?.isPaidUser).toBe(false);
  await screen.findByRole('heading', { name: 'silver+ ist freigeschaltet' });
  await waitFor(() => expect(shell.session.getState().user?.isPaidUser).toBe(true));
  jest.useRealTimers();
});

test.each([
  ['failed', 'Die Zahlung hat nicht geklappt', 'Es wurde nichts abgebucht'],
  ['canceled', 'Bestellung abgebrochen', 'Sie haben nichts bestellt'],
  ['expired', 'Die Bestellung ist abgelaufen', 'Sie haben nichts bestellt'],
] as const)('PLUS-05 the order is %s', async (state, heading, text) => {
  const { calls } = back(() => order(state));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(calls.map(({ key }) => key)).toEqual(['GET /candidate_checkout_session/{id}']);
});

test('PLUS-07 an unknown order says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  back(() => {
    throw apiFailure('not_found', 'Diese Bestellung gibt es nicht.');
  });
  expect(await screen.findByText('Diese Bestellung gibt es nicht')).toBeVisible();
  jest.restoreAllMocks();
});
