import { apiFailure, buildCandidateUser, type Handlers } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';

const registry = buildRegistry(buildRemote({ pages: [buildPage()] }));
const modules = { JobPoolPage: () => <h1>Stellen</h1> };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const get = jest.fn();

beforeEach(() => {
  get.mockReset();
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});

function open(handlers: Handlers = {}) {
  return renderHost({
    route: '/login',
    registry,
    modules,
    handlers: {
      'GET /auth/me': () => buildCandidateUser(),
      'POST /auth/passkey-challenge': () => ({
        challenge: 'AAAA',
        rpId: 'localhost',
        timeout: 300_000,
        userVerification: 'required',
      }),
      ...handlers,
    },
  });
}

test('TRUST-18 access-57 a press signs in with a passkey and leads on', async () => {
  get.mockResolvedValue({
    id: 'AAAA',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('user-1'),
    },
    getClientExtensionResults: () => ({}),
  });
  const { person, calls } = open({ 'POST /auth/passkey-login': () => ({ authToken: 'fresh' }) });
  await person.click(await screen.findByRole('button', { name: 'Mit Passkey anmelden' }));
  expect(await screen.findByRole('heading', { name: 'Stellen' })).toBeVisible();
  expect(document.cookie).toContain('authToken=fresh');
  expect(calls.find(({ key }) => key === 'POST /auth/passkey-login')).toMatchObject({
    body: { credential: { id: 'AAAA', response: { userHandle: expect.any(String) } } },
  });
});

test('TRUST-18 access-57 cancelled, refused and not supported are told apart', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { person, handlers } = open();
  const button = await screen.findByRole('button', { name: 'Mit Passkey anmelden' });
  await person.click(button);
  expect(await screen.findByText(/Vorgang wurde abgebrochen/)).toBeVisible();
  handlers['POST /auth/passkey-challenge'] = () => {
    throw apiFailure('rate.limited', 'Zu viele Versuche.');
  };
  await person.click(button);
  expect(await screen.findByText('Zu viele Versuche.')).toBeVisible();
  handlers['POST /auth/passkey-challenge'] = () => ({
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 1,
    userVerification: 'required',
  });
  Object.assign(window, { PublicKeyCredential: undefined });
  await person.click(button);
  expect(await screen.findByText('Dieser Browser kann keine Passkeys')).toBeVisible();
  logged.mockRestore();
});
