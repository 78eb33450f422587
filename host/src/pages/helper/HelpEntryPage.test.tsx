import type { User } from '@silverjobs/contract';
import { apiFailure, buildCandidateUser, type Handlers } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(
  buildRemote({
    pages: [
      buildPage({ access: { kind: 'signed-in', help: ['search', 'write'] } }),
      buildPage({ path: '/account', expose: 'AccountPage', title: 'Mein Konto' }),
      buildPage({
        path: '/messages',
        expose: 'MessagesPage',
        title: 'Nachrichten',
        access: { kind: 'signed-in', help: ['read'] },
      }),
    ],
    menu: [
      { section: 'jobs', order: 1, path: '/', label: 'Silverjobs', icon: 'briefcase' },
      { section: 'jobs', order: 2, path: '/messages', label: 'Nachrichten', icon: 'mail' },
      { section: 'personal', order: 3, path: '/account', label: 'Mein Konto', icon: 'settings' },
    ],
  }),
);
const modules = {
  JobPoolPage: () => <h1>Stellen</h1>,
  AccountPage: () => <h1>Konto</h1>,
  MessagesPage: () => <h1>Gespräche</h1>,
};
const helping = (permissions: NonNullable<User['helps']>['permissions']) =>
  buildCandidateUser({ helps: { name: 'Erika Muster', permissions } });

function open(route: string, handlers: Handlers = {}, token?: string) {
  window.history.replaceState(null, '', route);
  return renderHost({
    route: `${location.pathname}${location.search}`,
    registry,
    modules,
    ...(token && { token }),
    handlers: {
      'GET /auth/me': () => helping(['search']),
      'POST /help/open': () => ({
        name: 'Erika Muster',
        helper_name: 'Anna',
        permissions: ['search'],
        accepted: false,
      }),
      'POST /help/enter': () => ({ authToken: 'fresh' }),
      ...handlers,
    },
  });
}

test('REACH-07 account-74 the link asks first, accepts by a press, and a bar says for whom one acts', async () => {
  const { person, calls } = open('/helfen?token=t');
  await person.click(await screen.findByRole('button', { name: 'Weiter' }));
  expect(await screen.findByText(/Erika Muster möchte, dass Sie/)).toBeVisible();
  expect(calls.some(({ key }) => key === 'POST /help/enter')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Ja, ich helfe Erika Muster' }));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  const bar = await screen.findByRole('region', { name: 'Sie helfen jemandem' });
  expect(bar).toHaveTextContent('Sie helfen Erika Muster');
  expect(bar).toHaveTextContent('Stellen suchen und merken');
});

test('REACH-07 account-71 menu and pages are those that are allowed', async () => {
  open('/account', {}, 't');
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Silverjobs']);
});

test('REACH-07 account-71 who only reads messages begins there', async () => {
  open('/', { 'GET /auth/me': () => helping(['read']) }, 't');
  expect(await screen.findByRole('heading', { name: 'Gespräche' })).toBeVisible();
});

test('REACH-07 account-75 a helper ends helping after one question', async () => {
  let helps = true;
  const { person, calls } = open(
    '/',
    {
      'POST /helper_end': () => {
        helps = false;
        return { ok: true };
      },
      'POST /auth/logout': () => ({ ok: true }),
    },
    't',
  );
  await person.click(await screen.findByRole('button', { name: 'Hilfe beenden' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, beenden' }));
  await waitFor(() => expect(screen.queryByText('Sie helfen Erika Muster')).toBeNull());
  expect(helps).toBe(false);
  expect(await screen.findByText('Sie sind nicht mehr angemeldet')).toBeVisible();
  expect(screen.getByText(/Kommt keiner an, ist die Hilfe beendet/)).toBeVisible();
  expect(calls.some(({ key }) => key === 'GET /events')).toBe(false);
});

test('REACH-07 account-74 without a link one is asked for; the answer does not tell who is known', async () => {
  const { person, calls } = open('/helfen', { 'POST /help/link': () => ({ ok: true }) });
  await person.type(await screen.findByLabelText('E-Mail-Adresse'), 'anna@test.example');
  await person.click(screen.getByRole('button', { name: 'Link anfordern' }));
  expect(await screen.findByText(/Wenn anna@test.example bei uns bekannt ist/)).toBeVisible();
  expect(screen.getByText(/Er gilt eine Stunde/)).toBeVisible();
  expect(calls.find(({ key }) => key === 'POST /help/link')?.body).toEqual({
    email: 'anna@test.example',
  });
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('account-75 a help that the candidate ended says so where another link is asked for', async () => {
    let over = false;
    const { person } = open(
      '/',
      {
        'GET /auth/me': () => helping(['search']),
        'POST /helper_end': () => {
          over = true;
          throw apiFailure('token.invalid', 'Bitte melden Sie sich an.');
        },
      },
      't',
    );
    await person.click(await screen.findByRole('button', { name: 'Hilfe beenden' }));
    await person.click(await screen.findByRole('button', { name: 'Ja, beenden' }));
    expect(await screen.findByText('Sie sind nicht mehr angemeldet')).toBeVisible();
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeVisible();
    expect(over).toBe(true);
  });

  test('REACH-07 account-74 a link that counts no more says how to go on', async () => {
    const { person } = open('/helfen?token=t', {
      'POST /help/open': () => {
        throw apiFailure('link.invalid', 'Dieser Link gilt nicht mehr.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeVisible();
    expect(screen.getByText(/neuen Link schicken/)).toBeVisible();
  });
});
