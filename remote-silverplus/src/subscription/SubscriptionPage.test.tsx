import { PLAN_KEYS } from '@silverjobs/contract/constants';
import { writeAuthToken } from '@silverjobs/shell';
import {
  apiFailure,
  buildCandidateUser,
  buildSubscriptionDetails,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SubscriptionPage } from './SubscriptionPage.tsx';

const END = 1_810_000_000;
const free = buildCandidateUser({ plan_label: 'Gratis', plan_type: 'free', isPaidUser: false });
const paid = buildCandidateUser({
  plan_label: 'silver+ 6 Monate Mindestlaufzeit',
  plan_type: 'paid',
  isPaidUser: true,
  plan_end_date: END,
});
const active = buildSubscriptionDetails({ current_period_end: END });

beforeEach(() => writeAuthToken('token-of-renate'));
afterEach(() => {
  writeAuthToken(null);
  jest.restoreAllMocks();
});

const open = (user = free, handlers: Handlers = {}) =>
  renderPage(<SubscriptionPage />, {
    user,
    route: '/silverplus/subscription',
    handlers: {
      'GET /candidate_subscription_details': () => active,
      'POST /candidate_checkout_session': () => ({ url: '/silverplus/checkout/abc' }),
      ...handlers,
    },
  });

const cards = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') as HTMLElement);
const labels = () => cards().map((card) => within(card).getByRole('button').textContent);

test('PLUS-02 four plans with prices, what they cost in all and seven features', () => {
  const { calls } = open();
  expect(screen.getByRole('heading', { name: 'Wählen Sie Ihre Option:' })).toBeVisible();
  const texts = cards().map((card) => card.textContent?.replaceAll('\u00a0', ' '));
  expect(texts[0]).toContain('0,00 €');
  expect(texts[1]).toMatch(/19,99 €.*59,97 €/);
  expect(texts[2]).toMatch(/13,99 €.*83,94 €/);
  expect(texts[3]).toMatch(/8,99 €.*107,88 €/);
  const contents = screen.getByRole('heading', { name: 'In jedem silver+-Tarif enthalten' });
  expect(within(contents.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(7);
  expect(within(cards()[0] as HTMLElement).getByText('Stellenangebote')).toBeVisible();
  expect(cards().map((card) => within(card).queryByText('Beliebt') !== null)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const manage = screen.getByRole('link', { name: 'Abonnement verwalten' });
  expect(manage).toHaveAttribute('href', '/account');
  // Free users have no details to ask for (silverplus-10).
  expect(calls).toEqual([]);
});

test('PLUS-03 PLUS-04 who pays sees the minimum term and can only choose a longer one', async () => {
  open(paid);
  expect(await screen.findByText(/Ihre Mindestlaufzeit: bis zum/)).toBeVisible();
  expect(labels()).toEqual([
    'Zu Gratis wechseln',
    'Nicht verfügbar',
    'Ihr aktueller Tarif',
    'Weiter zur Bezahlung',
  ]);
  expect(screen.queryByText('Beliebt')).toBeNull();
});

test('PLUS-04 layout-13 a plan that cannot be chosen says why, and does nothing', async () => {
  const { person, calls } = open(paid);
  await screen.findByText(/Ihre Mindestlaufzeit/);
  const button = screen.getByRole('button', { name: 'Zu Gratis wechseln' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/nach der Mindestlaufzeit möglich/);
  await person.click(button);
  expect(calls.map(({ key }) => key)).toEqual(['GET /candidate_subscription_details']);
});

test('PLUS-03 a cancelled plan names its end', async () => {
  open(paid, {
    'GET /candidate_subscription_details': () => ({ ...active, cancel_at: END, canceled_at: 5 }),
  });
  expect(await screen.findByText(/ist gekündigt und endet am/)).toBeVisible();
});

test('PLUS-03 a plan that is over counts as free, without a banner', async () => {
  open(paid, {
    'GET /candidate_subscription_details': () => ({
      ...active,
      status: 'canceled',
      cancel_at: END,
    }),
  });
  await waitFor(() => expect(labels()[0]).toBe('Ihr aktueller Tarif'));
  expect(screen.queryByText(/Mindestlaufzeit: bis/)).toBeNull();
});

test('PLUS-05 the checkout is asked for once, with token, plan and way back, and opened', async () => {
  const { person, calls, address } = open();
  const button = screen.getAllByRole('button', { name: 'Weiter zur Bezahlung' })[1] as HTMLElement;
  await person.dblClick(button);
  await waitFor(() => expect(address()).toBe('/silverplus/checkout/abc'));
  expect(calls.map(({ key, body }) => [key, body])).toEqual([
    [
      'POST /candidate_checkout_session',
      { id: 'token-of-renate', product: PLAN_KEYS[6], redirectPath: 'silverplus' },
    ],
  ]);
});

test('PLUS-05 without a token: please sign in', async () => {
  writeAuthToken(null);
  const { person, calls, shell } = open();
  await person.click(
    screen.getAllByRole('button', { name: 'Weiter zur Bezahlung' })[0] as HTMLElement,
  );
  expect(screen.getByText('Anmeldung erforderlich')).toBeVisible();
  expect(screen.getByText('Bitte melden Sie sich an, um fortzufahren')).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([{ title: 'Anmeldung erforderlich' }]);
  expect(calls).toEqual([]);
});

const FAILED = 'Es ist ein Fehler beim Starten des Zahlungsvorgangs aufgetreten.';

test.each([
  [
    'the server refuses',
    () => {
      throw apiFailure('conflict', 'Nein.');
    },
  ],
  ['there is no address', () => ({ url: '' })],
  ['the address is no web address', () => ({ url: 'javascript:alert(1)' })],
])('PLUS-05 the checkout does not start: %s', async (_, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, address } = open(free, { 'POST /candidate_checkout_session': answer });
  await person.click(
    screen.getAllByRole('button', { name: 'Weiter zur Bezahlung' })[0] as HTMLElement,
  );
  expect(await screen.findByText('Fehler beim Zahlungsvorgang')).toBeVisible();
  expect(screen.getByText(FAILED)).toBeVisible();
  expect(address()).toBe('/silverplus/subscription');
  expect(screen.getAllByRole('button', { name: 'Weiter zur Bezahlung' })).toHaveLength(3);
});
