import {
  apiFailure,
  buildCandidateUser,
  buildSubscriptionDetails,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { CancelSilverplusPage } from './CancelSilverplusPage.tsx';

const paid = buildCandidateUser({
  plan_label: 'silver+ 6 Monate',
  plan_type: 'paid',
  isPaidUser: true,
});
const active = buildSubscriptionDetails({ current_period_end: 1_810_000_000 });

const open = (handlers: Handlers = {}, user = paid) =>
  renderPage(<CancelSilverplusPage />, {
    user,
    route: '/account/cancel-silverplus',
    handlers: {
      'GET /candidate_subscription_details': () => active,
      'POST /candidate_cancel_subscription': () => ({ ok: true }),
      ...handlers,
    },
  });

const finish = () => screen.findByRole('button', { name: 'Kündigung abschließen' });

test('PLUS-06 four cards say what changes, and both ways are open', async () => {
  open();
  await finish();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /^silver\+ kündigen zum \d{2}\.\d{2}\.\d{4} Was Sie erwartet$/,
    }),
  ).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.getByText(/eine letzte Rechnung/)).toBeVisible();
  const keep = screen.getByRole('link', { name: 'Mein Abonnement behalten' });
  expect(keep).toHaveAttribute('href', '/account');
});

test('PLUS-06 cancelling sends once, says so and leads to the account', async () => {
  const { person, calls, address, shell } = open();
  await person.dblClick(await finish());
  await waitFor(() => expect(address()).toBe('/account'));
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toHaveLength(1);
  expect(shell.notices.getState().notices).toMatchObject([
    { tone: 'success', title: 'Kündigung erfolgreich' },
  ]);
});

test('PLUS-06 a failure says so, stays on the page and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, address, shell } = open({
    'POST /candidate_cancel_subscription': () => {
      throw apiFailure('unavailable', 'Der Zahlungsdienst antwortet nicht.');
    },
  });
  await person.click(await finish());
  expect(await screen.findByText('Fehler bei der Kündigung')).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([
    {
      title: 'Fehler bei der Kündigung',
      message:
        'Es ist ein Fehler beim Kündigen Ihres Abonnements aufgetreten. Bitte versuchen Sie es erneut oder kontaktieren Sie den Support.',
    },
  ]);
  expect(address()).toBe('/account/cancel-silverplus');
  expect(await finish()).not.toHaveAttribute('aria-disabled');
  jest.restoreAllMocks();
});

test('PLUS-06 what is cancelled already names its end', async () => {
  open({
    'GET /candidate_subscription_details': () => ({
      ...active,
      cancel_at: Date.UTC(2027, 4, 21, 8) / 1_000,
    }),
  });
  expect(await screen.findByText(/schon gekündigt und endet am 21\.05\.2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kündigung abschließen' })).toBeNull();
});

test('PLUS-06 who does not pay has nothing to cancel', () => {
  const { calls } = open({}, buildCandidateUser({ plan_type: 'free', isPaidUser: false }));
  expect(screen.getByText('Sie haben keine laufende silver+-Mitgliedschaft')).toBeVisible();
  expect(calls).toEqual([]);
});
