import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SignInWays } from './SignInWays.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const passkey = { id: 7, name: 'Tablet', created_at: Date.UTC(2026, 10, 2), last_used_at: null };
const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'silverjobs' },
  user: { id: 'AAAA', name: 'renate@example.org', displayName: 'renate@example.org' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

const create = jest.fn();

beforeEach(() => {
  create.mockReset();
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});

function open(handlers: Handlers = {}, ways = {}) {
  return renderPage(<SignInWays />, {
    user: buildCandidateUser(),
    handlers: {
      'GET /auth/identity': () => ({ confirmed: true, has_password: true }),
      'GET /auth/sign-in-ways': () => ({
        passkeys: [],
        second_factor_since: null,
        recovery_codes_left: 0,
        ...ways,
      }),
      'POST /auth/passkey-registration': () => options,
      ...handlers,
    },
  });
}

/** What the device of a visitor has made. */
const made = () => ({
  id: 'AAAA',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('object'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

test('TRUST-18 access-56 a passkey is set up under the name that was typed', async () => {
  create.mockResolvedValue(made());
  const { person, calls, shell } = open({
    'POST /auth/passkeys': ({ body }) => ({ ...passkey, name: body.name }),
  });
  const name = await screen.findByLabelText(/Name für dieses Gerät/);
  fill(name, 'Mein Telefon');
  await person.click(screen.getByRole('button', { name: 'Passkey einrichten' }));
  await waitFor(() =>
    expect(shell.notices.getState().notices).toMatchObject([
      { title: 'Passkey „Mein Telefon“ ist eingerichtet' },
    ]),
  );
  expect(calls.find(({ key }) => key === 'POST /auth/passkeys')).toMatchObject({
    body: {
      name: 'Mein Telefon',
      credential: { id: 'AAAA', response: { transports: ['internal'] } },
    },
  });
});

test.each([
  ['NotAllowedError', 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert'],
  ['InvalidStateError', 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto'],
  ['UnknownError', 'Das Gerät hat den Passkey nicht angenommen'],
])('TRUST-18 access-56 where the device says %s the page says what to do', async (kind, said) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  create.mockRejectedValue(new DOMException('no', kind));
  const { person, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Passkey einrichten' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(calls.map(({ key }) => key)).not.toContain('POST /auth/passkeys');
  logged.mockRestore();
});

test('TRUST-18 access-56 a browser without passkeys is told so', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, { PublicKeyCredential: undefined });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Passkey einrichten' }));
  expect(await screen.findByText('Dieser Browser kann keine Passkeys')).toBeVisible();
  logged.mockRestore();
});

test('TRUST-18 access-56 a passkey is removed once that was asked', async () => {
  const { person, calls } = open(
    { 'DELETE /auth/passkeys/{id}': () => ({ ok: true }) },
    { passkeys: [passkey] },
  );
  await person.click(await screen.findByRole('button', { name: 'Entfernen: Passkey „Tablet“' }));
  expect(screen.getByText(/Eingerichtet am 02.11.2026. Noch nicht benutzt./)).toBeVisible();
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Passkey entfernen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.find(({ key }) => key === 'DELETE /auth/passkeys/{id}')).toMatchObject({
    params: { id: 7 },
  });
});

test('TRUST-18 access-58 the second factor: picture and key, first code, then codes to keep', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const uri = 'otpauth://totp/silverjobs:renate?secret=ABCDEFGH&issuer=silverjobs';
  const { person, handlers, calls } = open({
    'POST /auth/second-factor/setup': () => ({ secret: 'ABCDEFGH', uri }),
    'POST /auth/second-factor': () => {
      throw apiFailure('second_factor.invalid', 'Dieser Code gilt nicht.');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Code einschalten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anmelden mit Code einschalten' });
  expect(within(dialog).getByRole('img', { name: 'QR-Code für Ihre App' })).toBeVisible();
  expect(within(dialog).getByText('ABCD EFGH')).toBeVisible();
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', uri);
  const code = within(dialog).getByLabelText(/3. Code/);
  await person.type(code, '111111{Enter}');
  expect(await within(dialog).findByText('Dieser Code gilt nicht.')).toBeVisible();
  handlers['POST /auth/second-factor'] = () => ({ recovery_codes: ['ABCDE-FGHJK'] });
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  expect(await screen.findByText('ABCDE-FGHJK')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ich habe die Codes aufgehoben' }));
  await waitFor(() => expect(screen.queryByText('ABCDE-FGHJK')).toBeNull());
  expect(calls.filter(({ key }) => key === 'POST /auth/second-factor')).toHaveLength(2);
  logged.mockRestore();
});

test('TRUST-18 access-58 what is switched on says since when, and can be switched off', async () => {
  const { person, calls } = open(
    { 'DELETE /auth/second-factor': () => ({ ok: true }) },
    { second_factor_since: Date.UTC(2026, 10, 2), recovery_codes_left: 1 },
  );
  expect(await screen.findByText(/seit 02.11.2026. Sie haben noch einen/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Code ausschalten' }));
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain('DELETE /auth/second-factor'));
});
