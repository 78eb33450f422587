/** @jest-environment node */
import { createApiClient } from '../api-client.ts';
import {
  login,
  loginWithDeepLink,
  loginWithLink,
  refreshToken,
  register,
  resetPassword,
  signUp,
} from './session.ts';

/** A client whose server answers everything with this. */
function answering(data: unknown) {
  const none = () => {};
  const api = createApiClient({
    baseUrls: { auth: '/api', main: '/api', billing: '/api', assistants: '/api' },
    readToken: () => 'token',
    expectsToken: () => true,
    onTokenExpired: none,
    onUnauthorized: none,
  });
  api.auth.defaults.adapter = async (config) => ({
    data,
    config,
    status: 200,
    statusText: 'OK',
    headers: {},
  });
  return api;
}

type Api = ReturnType<typeof answering>;
const calls: [name: string, call: (api: Api) => Promise<string | null>][] = [
  ['login', (api) => login(api, 'a@example.org', 'x')],
  ['login link', (api) => loginWithLink(api, 't')],
  ['link into the application', (api) => loginWithDeepLink(api, 't')],
  ['signup', (api) => signUp(api, 'a@example.org', 'x')],
  ['registration', (api) => register(api, { email: 'a@example.org', password: 'x' })],
  ['new password', (api) => resetPassword(api, 't', 'x')],
  ['refresh', (api) => refreshToken(api)],
];

test.each(calls)('ACC-10 %s gives the token', async (_name, call) => {
  expect(await call(answering({ authToken: 'fresh' }))).toBe('fresh');
});

test.each(calls)(
  'LOG-03 %s: an answer without a token is a failure, not a session',
  async (_name, call) => {
    for (const answer of [{}, null, '', { authToken: '' }, { authToken: 7 }]) {
      await expect(call(answering(answer))).rejects.toThrow('no token');
    }
  },
);

test.each([
  ['signup', signUp],
  ['registration', (api: Api) => register(api, { email: 'a@example.org', password: 'x' })],
] as const)('%s: null says that the next step is in a mail', async (_name, call) => {
  expect(await call(answering({ authToken: null }), 'a@example.org', 'x')).toBeNull();
});
