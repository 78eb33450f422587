import type { SubscriptionDetails } from '@silverjobs/contract';
import { apiFailure, buildCandidateUser, buildClientUser } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { active, LINK, openAccount } from './testing/open-account.tsx';

const paid = buildCandidateUser({
  plan_type: 'paid',
  isPaidUser: true,
  plan_label: 'silver+ 6 Monate',
});

const membership = () => screen.queryByRole('region', { name: /Mitgliedschaft/ });
const linkNames = () =>
  within(screen.getByRole('navigation', { name: 'Bereiche Ihres Kontos' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('ACCT-01 a candidate finds all areas of the account', () => {
  openAccount(buildCandidateUser());
  expect(screen.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  expect(linkNames()).toEqual([
    '/templates',
    '/privacy',
    '/searches',
    '/vertrauensperson',
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
  openAccount(buildClientUser());
  expect(linkNames()).not.toContain('/searches');
  expect(screen.queryByText('Status Ihrer Stellensuche')).toBeNull();
});

test.each([
  ['a free candidate', buildCandidateUser(), false],
  ['a paid candidate', paid, true],
  ['an employer', buildClientUser(), false],
])('ACCT-02 membership card and details call for %s', async (_, user, shown) => {
  const { calls } = openAccount(user);
  await screen.findByLabelText('Ihr persönlicher Link');
  const heading = screen.queryByRole('heading', { name: 'Ihre silver+-Mitgliedschaft' });
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
      'Ihre silver+-Mitgliedschaft ist aktiv',
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
  const { container } = openAccount(paid, {
    'GET /candidate_subscription_details': () => ({ ...active, ...details }),
  });
  const text = () => container.textContent?.replace(/\u00a0/g, ' ') ?? '';
  await waitFor(() => expect(text()).toContain(there[0]));
  for (const part of there) expect(text()).toContain(part);
  for (const part of absent) expect(text()).not.toContain(part);
  expect(screen.getByRole('link', { name: /Kontakt/ })).toHaveAttribute('href', '/contact');
});

test('ACCT-03 the links lead to cancelling and to the plan', async () => {
  openAccount(paid);
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
    const { person } = openAccount(paid, {
      'GET /candidate_subscription_details': () => {
        if (broken) throw apiFailure('internal', 'Die Abrechnung ruht.');
        return active;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Abrechnung ruht.');
    expect(screen.getByLabelText('Ihr persönlicher Link')).toHaveValue(LINK);
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Ihre silver+-Mitgliedschaft ist aktiv')).toBeVisible();
  });
});

function replaceClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

test('ACCT-05 the link is read-only and copied', async () => {
  const { person, shell } = openAccount(buildCandidateUser());
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
  const { person, shell } = openAccount(buildCandidateUser());
  await screen.findByLabelText('Ihr persönlicher Link');
  replaceClipboard(() => Promise.reject(new Error('forbidden')));
  await person.click(screen.getByRole('button', { name: 'Link kopieren' }));
  const text = 'Kopieren fehlgeschlagen. Bitte versuchen Sie es erneut.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(shell.notices.getState().notices).toMatchObject([{ tone: 'error', title: text }]);
});
