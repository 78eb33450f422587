import type { SubscriptionDetails, User } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  buildClientUser,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from './AccountPage.tsx';

const LINK = 'https://example.org/signup?empfehlung=abc';
const paid = buildCandidateUser({
  plan_type: 'paid',
  isPaidUser: true,
  plan_label: 'silver+ 6 Monate',
});
const active: SubscriptionDetails = {
  status: 'active',
  price: { amount: 1_399 },
  current_period_end: Date.UTC(2026, 11, 18, 12) / 1_000,
  cancel_at: null,
  canceled_at: null,
};

function open(user: User, handlers: Handlers = {}) {
  return renderPage(<AccountPage />, {
    user,
    route: '/account',
    handlers: {
      'GET /referral': () => ({ link: LINK, registered: 0 }),
      'GET /candidate_subscription_details': () => active,
      'GET /alert_config': () => [],
      ...handlers,
    },
  });
}

const membership = () => screen.queryByRole('region', { name: /Mitgliedschaft/ });
const linkNames = () =>
  within(screen.getByRole('navigation', { name: 'Bereiche Ihres Kontos' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('ACCT-01 a candidate finds all areas of the account', () => {
  open(buildCandidateUser());
  expect(screen.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  expect(linkNames()).toEqual([
    '/templates',
    '/privacy',
    '/searches',
    '/recomendation',
    '/account/data',
    '/delete-profile',
  ]);
  for (const name of [
    'Vorlagen',
    'Zugangsdaten',
    'Meine Suchen',
    'Weiterempfehlungen',
    'Konto löschen',
  ]) {
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
});

test('ACCT-01 an employer sees no searches and no job-search status', () => {
  open(buildClientUser());
  expect(linkNames()).not.toContain('/searches');
  expect(screen.queryByText('Status Ihrer Stellensuche')).toBeNull();
});

test.each([
  ['a free candidate', buildCandidateUser(), false],
  ['a paid candidate', paid, true],
  ['an employer', buildClientUser(), false],
])('ACCT-02 membership card and details call for %s', async (_, user, shown) => {
  const { calls } = open(user);
  await screen.findByLabelText('Ihr persönlicher Link');
  const heading = screen.queryByRole('heading', { name: 'Ihre silver+ Mitgliedschaft' });
  expect(heading !== null).toBe(shown);
  const asked = calls.some(({ key }) => key === 'GET /candidate_subscription_details');
  expect(asked).toBe(shown);
});

const END = Date.UTC(2026, 11, 31, 23, 30) / 1_000;

test.each<[string, Partial<SubscriptionDetails>, string[], string[]]>([
  [
    'normal active',
    {},
    [
      'Ihre silver+ Mitgliedschaft ist aktiv',
      '13,99 € pro Monat',
      '18.12.2026',
      'silver+ kündigen',
    ],
    ['silver+ freischalten'],
  ],
  [
    'cancelled but active',
    { cancel_at: END, canceled_at: END - 1_000 },
    ['Gekündigt, aber noch aktiv', '01.01.2027', 'keine weiteren Zahlungen'],
    ['silver+ kündigen', 'silver+ freischalten'],
  ],
  [
    'scheduled',
    { cancel_at: END },
    ['Zur Kündigung vorgemerkt', '01.01.2027'],
    ['silver+ kündigen', 'silver+ freischalten', 'keine weiteren'],
  ],
  [
    'canceled',
    { status: 'canceled', cancel_at: END, canceled_at: END },
    ['wurde gekündigt', 'Sie endete am 01.01.2027', 'silver+ freischalten'],
    ['silver+ kündigen'],
  ],
])('ACCT-03 the card when %s', async (_, details, there, absent) => {
  const { container } = open(paid, {
    'GET /candidate_subscription_details': () => ({ ...active, ...details }),
  });
  const text = () => container.textContent?.replace(/\u00a0/g, ' ') ?? '';
  await waitFor(() => expect(text()).toContain(there[0]));
  for (const part of there) expect(text()).toContain(part);
  for (const part of absent) expect(text()).not.toContain(part);
  expect(screen.getByRole('link', { name: /Kontakt/ })).toHaveAttribute('href', '/contact');
});

test('ACCT-03 the links lead to cancelling and to the plan', async () => {
  open(paid);
  expect(await screen.findByRole('link', { name: 'silver+ kündigen' })).toHaveAttribute(
    'href',
    '/account/cancel-silverplus',
  );
  expect(membership()).toBeNull();
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('ACCT-03 a failed details call says so and can be repeated; the rest of the page stays', async () => {
    let broken = true;
    const { person } = open(paid, {
      'GET /candidate_subscription_details': () => {
        if (broken) throw apiFailure('internal', 'Die Abrechnung ruht.');
        return active;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Abrechnung ruht.');
    expect(screen.getByLabelText('Ihr persönlicher Link')).toHaveValue(LINK);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Ihre silver+ Mitgliedschaft ist aktiv')).toBeVisible();
  });

  test('ACCT-04 a failed change keeps the status and says so', async () => {
    const { person, calls } = open(buildCandidateUser(), {
      'PUT /candidate/{id}': () => {
        throw new NoAnswer();
      },
    });
    await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Ja, pausieren' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nicht geändert');
    expect(screen.getByText('Aktiv')).toBeInTheDocument();
    expect(calls.filter(({ key }) => key === 'POST /deactivate_survey')).toEqual([]);
  });
});

const inactive = buildCandidate({ ops: { status: 'inactive', mode: 'job_search_change' } });

test('ACCT-04 deactivating asks, changes, then survey and score; here the score is not sent', async () => {
  const { person, calls, shell } = open(buildCandidateUser(), {
    'PUT /candidate/{id}': () => inactive,
    'GET /auth/me': () => buildCandidateUser({ _candidate: inactive }),
    'POST /deactivate_survey': () => ({ id: 1 }),
  });
  const made = () => calls.map(({ key }) => key).filter((key) => !key.startsWith('GET'));
  await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Stellensuche pausieren?' });
  expect(made()).toEqual([]);
  await person.click(within(ask).getByRole('button', { name: 'Ja, pausieren' }));

  const survey = await screen.findByRole('dialog', { name: 'Warum pausieren Sie Ihre Suche?' });
  expect(calls.find(({ key }) => key === 'PUT /candidate/{id}')?.body).toEqual({
    id: 9,
    ops: { mode: 'job_search_change', status: 'inactive' },
  });
  expect(shell.session.getState().user?._candidate?.ops.status).toBe('inactive');
  expect(within(survey).getAllByRole('radio')).toHaveLength(4);
  await person.click(within(survey).getByRole('button', { name: 'Speichern' }));
  expect(made()).toEqual(['PUT /candidate/{id}']);
  await person.click(within(survey).getByRole('radio', { name: /über silverjobs/ }));
  await person.click(within(survey).getByRole('button', { name: 'Speichern' }));

  const score = await screen.findByRole('dialog', { name: 'Würden Sie uns weiterempfehlen?' });
  expect(calls.at(-1)).toMatchObject({
    key: 'POST /deactivate_survey',
    body: { users_id: 4, candidate_id: 9, response: 3 },
  });
  expect(within(score).getAllByRole('radio')).toHaveLength(11);
  await person.click(within(score).getByRole('button', { name: 'Absenden' }));
  expect(score).toBeVisible();
  await person.click(within(score).getByRole('radio', { name: '0' }));
  await person.click(within(score).getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made()).toEqual(['PUT /candidate/{id}', 'POST /deactivate_survey']);
  expect(screen.getByText('Pausiert')).toBeVisible();
});

test('ACCT-04 No leaves everything as it is', async () => {
  const { person, calls } = open(buildCandidateUser());
  await person.click(screen.getByRole('button', { name: 'Stellensuche pausieren' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nein' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.some(({ key }) => key === 'PUT /candidate/{id}')).toBe(false);
});

test('ACCT-04 activating changes the status directly', async () => {
  const { person, calls } = open(buildCandidateUser({ _candidate: inactive }), {
    'PUT /candidate/{id}': () => buildCandidate(),
    'GET /auth/me': () => buildCandidateUser(),
  });
  await person.click(screen.getByRole('button', { name: 'Stellensuche aktivieren' }));
  expect(await screen.findByText('Aktiv')).toBeVisible();
  expect(calls.find(({ key }) => key === 'PUT /candidate/{id}')?.body).toEqual({
    id: 9,
    ops: { mode: 'job_search_change', status: 'active_visible' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

function replaceClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

test('ACCT-05 the link is read-only and copied', async () => {
  const { person, shell } = open(buildCandidateUser());
  const field = await screen.findByLabelText('Ihr persönlicher Link');
  expect(field).toHaveAttribute('readonly');
  const writeText = jest.fn(async () => {});
  replaceClipboard(writeText);
  await person.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(await screen.findByText('Link wurde in die Zwischenablage kopiert!')).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([
    { tone: 'success', title: 'Link wurde in die Zwischenablage kopiert!' },
  ]);
  expect(screen.getByText(/Gutschein über 20 Euro/)).toBeVisible();
});

test('ACCT-05 copying that is forbidden says so', async () => {
  const { person, shell } = open(buildCandidateUser());
  await screen.findByLabelText('Ihr persönlicher Link');
  replaceClipboard(() => Promise.reject(new Error('forbidden')));
  await person.click(screen.getByRole('button', { name: 'Link kopieren' }));
  const text = 'Kopieren fehlgeschlagen. Bitte versuchen Sie es erneut.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([{ tone: 'error', title: text }]);
});
