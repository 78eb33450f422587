import {
  apiFailure,
  buildCandidateUser,
  type Handlers,
  plainWordsBefore,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AccessDataPage } from './AccessDataPage.tsx';

const user = buildCandidateUser();
const NO_WAYS = { passkeys: [], second_factor_since: null, recovery_codes_left: 0 };

function open(handlers: Handlers = {}) {
  return renderPage(<AccessDataPage />, {
    user,
    route: '/privacy',
    handlers: {
      'GET /shared_address': () => [],
      'GET /auth/sign-in-ways': () => NO_WAYS,
      'GET /push_device': () => ({ public_key: null, devices: [] }),
      'GET /auth/identity': () => ({ confirmed: true, has_password: true }),
      'GET /auth/me': () => user,
      'POST /auth/request-email-change': () => ({ ...user, plan_label: 'silver+ 6 Monate' }),
      'POST /auth/request-password-reset': () => ({ ok: true }),
      ...handlers,
    },
  });
}

/** The calls but for what the page asks by itself. */
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(
    ({ key }) =>
      ![
        'GET /shared_address',
        'GET /auth/sign-in-ways',
        'GET /push_device',
        'GET /auth/me',
      ].includes(key),
  );

async function fill(page: ReturnType<typeof open>, email: string, again: string) {
  await page.person.click(screen.getByRole('button', { name: /Emailadresse ändern/ }));
  const dialog = await screen.findByRole('dialog', { name: /Emailadresse ändern/ });
  await page.person.type(within(dialog).getByLabelText('Neue E-Mail-Adresse'), email);
  await page.person.type(within(dialog).getByLabelText('Neue E-Mail-Adresse wiederholen'), again);
  await page.person.click(within(dialog).getByRole('button', { name: 'Bestätigung anfordern' }));
  return dialog;
}

test('TRUST-25 formats-29 an address with an umlaut is shown as people write it', async () => {
  const umlaut = buildCandidateUser({ email: 'renate@xn--bckerei-5wa.de' });
  renderPage(<AccessDataPage />, {
    user: umlaut,
    route: '/privacy',
    handlers: {
      'GET /shared_address': () => [],
      'GET /auth/sign-in-ways': () => NO_WAYS,
      'GET /push_device': () => ({ public_key: null, devices: [] }),
      'GET /auth/me': () => umlaut,
    },
  });
  expect(await screen.findByText('renate@bäckerei.de')).toBeVisible();
});

test('ACCT-07 the page shows the current address', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Zugangsdaten' })).toBeVisible();
  expect(screen.getByText('renate@example.org')).toBeVisible();
});

test('ACCT-07 two different entries are not sent', async () => {
  const page = open();
  const dialog = await fill(page, 'neu@example.org', 'nue@example.org');
  expect(within(dialog).getByText('Emails do not match')).toHaveAttribute('lang', 'en');
  expect(plainWordsBefore('Emails do not match')).not.toBe('');
  expect(sent(page.calls)).toEqual([]);
  expect(within(dialog).getByLabelText('Neue E-Mail-Adresse')).toHaveValue('neu@example.org');
});

test('ACCT-07 a change is requested, the answer is merged into the user, and the page says what to do', async () => {
  const page = open();
  await fill(page, 'neu@example.org', 'Neu@example.org');
  expect(await screen.findByText('Bestätigungs-E-Mail zur Änderung gesendet')).toBeVisible();
  expect(sent(page.calls)).toMatchObject([
    { key: 'GET /auth/identity' },
    {
      key: 'POST /auth/request-email-change',
      body: { email: 'neu@example.org', users_id: user.id },
    },
  ]);
  expect(page.shell.session.getState().user?.plan_label).toBe('silver+ 6 Monate');
  expect(page.shell.notices.getState().notices).toMatchObject([
    { tone: 'success', title: 'Bestätigungs-E-Mail zur Änderung gesendet' },
  ]);
  expect(screen.getByText(/24 Stunden gültig/)).toBeVisible();
});

test('ACCT-07 a new password: the link goes to the own address and is valid 24 hours', async () => {
  const page = open();
  await page.person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  const notice = await screen.findByText('Wir haben eine E-Mail an renate@example.org geschickt');
  expect(notice.closest('[role=status]')).toHaveTextContent('Der Link ist 24 Stunden gültig.');
  expect(sent(page.calls)).toMatchObject([
    { key: 'POST /auth/request-password-reset', body: { email: 'renate@example.org' } },
  ]);
});

test('HERS-07 after a change of address in another tab the link goes to the new one, and the page names it', async () => {
  const page = open({ 'GET /auth/me': () => ({ ...user, email: 'neu@example.org' }) });
  await page.person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  expect(
    await screen.findByText('Wir haben eine E-Mail an neu@example.org geschickt'),
  ).toBeVisible();
  expect(sent(page.calls)).toMatchObject([{ body: { email: 'neu@example.org' } }]);
});

test('HERS-07 a new failure takes the old success away', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = open();
  await page.person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  expect(await screen.findByText(/^Wir haben eine E-Mail an/)).toBeVisible();
  page.handlers['POST /auth/request-password-reset'] = () => {
    throw apiFailure('rate.limited', 'Zu viele Versuche.');
  };
  await page.person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Zu viele Versuche.'));
  expect(screen.queryByText(/^Wir haben eine E-Mail an/)).toBeNull();
  logged.mockRestore();
});

describe('failing calls', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('ACCT-07 a change that is refused: the reason stands in the dialog', async () => {
    const page = open({
      'POST /auth/request-email-change': () => {
        throw apiFailure('rate.limited', 'Zu viele Versuche.');
      },
    });
    const dialog = await fill(page, 'neu@example.org', 'neu@example.org');
    expect(await within(dialog).findByText('E-Mail konnte nicht geändert werden')).toBeVisible();
    expect(dialog).toHaveTextContent('Zu viele Versuche.');
  });

  test('ACCT-07 too many mails: the reason stands on the page', async () => {
    const page = open({
      'POST /auth/request-password-reset': () => {
        throw apiFailure('rate.limited', 'Zu viele Versuche.');
      },
    });
    await page.person.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Zu viele Versuche.'));
  });
});

test('mail of new messages is switched off and on, and a failure puts the switch back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = buildCandidateUser();
  const { person, handlers, calls } = renderPage(<AccessDataPage />, {
    user,
    handlers: {
      'GET /shared_address': () => [],
      'GET /auth/sign-in-ways': () => NO_WAYS,
      'GET /push_device': () => ({ public_key: null, devices: [] }),
      'PUT /users/{id}': ({ body }) => ({ ...user, message_mail: body.message_mail ?? true }),
    },
  });
  const wanted = () => screen.getByRole('switch', { name: 'E-Mail bei neuen Nachrichten' });
  expect(wanted()).toBeChecked();
  await person.click(wanted());
  await waitFor(() => expect(wanted()).not.toBeChecked());
  expect(sent(calls)).toMatchObject([{ params: { id: user.id }, body: { message_mail: false } }]);
  handlers['PUT /users/{id}'] = () => {
    throw apiFailure('unavailable', 'Der Dienst ruht.');
  };
  await person.click(wanted());
  expect(await screen.findByText('Der Dienst ruht.')).toBeVisible();
  expect(wanted()).not.toBeChecked();
  logged.mockRestore();
});
