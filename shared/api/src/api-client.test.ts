/** @jest-environment node */
import {
  type AxiosAdapter,
  AxiosError,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createApiClient } from './api-client.ts';
import { apiErrorMessage, apiErrorStatus } from './api-error.ts';

const baseUrls = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };

/** A client whose network answers what the test says, and what the client saw. */
function setUp(
  answer: { status: number; data?: unknown } | Error,
  signedIn = false,
  traces?: boolean,
  keepsSession?: () => boolean,
) {
  let token: string | null = 'first';
  const seen: InternalAxiosRequestConfig[] = [];
  const onTokenExpired = jest.fn();
  const onUnauthorized = jest.fn();
  const api = createApiClient({
    baseUrls,
    readToken: () => token,
    expectsToken: () => signedIn,
    onTokenExpired,
    onUnauthorized,
    traces,
    ...(keepsSession && { keepsSession }),
  });
  answerWith(api.main);
  answerWith(api.auth);

  function answerWith(client: AxiosInstance) {
    client.defaults.adapter = async (config) => {
      seen.push(config);
      if (answer instanceof Error) throw answer;
      const response = { ...answer, data: answer.data, statusText: '', headers: {}, config };
      if (answer.status < 400) return response;
      throw new AxiosError('failed', undefined, config, null, response);
    };
  }
  return {
    api,
    seen,
    onTokenExpired,
    onUnauthorized,
    setToken: (next: string | null) => {
      token = next;
    },
  };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('delivery-91 a group of a team has the session of the product, and cannot end it', async () => {
  const onUnauthorized = jest.fn();
  const onTokenExpired = jest.fn();
  const api = createApiClient({
    baseUrls: { ...baseUrls, training: 'https://training.example.org/api' },
    readToken: () => 'token',
    expectsToken: () => true,
    onTokenExpired,
    onUnauthorized,
    traces: true,
  });
  const asked: InternalAxiosRequestConfig[] = [];
  const { training } = api;
  if (!training) throw new Error('There is no such group.');
  training.defaults.adapter = async (config) => {
    asked.push(config);
    const data = { code: 'token.expired', message: 'Ihre Sitzung ist abgelaufen.' };
    const response = { data, status: 401, statusText: '', headers: {}, config };
    throw new AxiosError('failed', undefined, config, null, response);
  };
  await expect(training.get('/places')).rejects.toThrow('failed');
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(onTokenExpired).not.toHaveBeenCalled();
  expect(training.getUri(asked[0])).toBe('https://training.example.org/api/places');
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer token');
  // A header that teams would have to allow.
  expect(asked[0]?.headers.get('traceparent')).toBeUndefined();
});

test('ACC-11 access-21 while a session ends, only the call that ends it is sent', async () => {
  const sent: (string | undefined)[] = [];
  const api = createApiClient({
    baseUrls,
    readToken: () => 'token',
    expectsToken: () => true,
    onTokenExpired: () => {},
    onUnauthorized: () => {},
    isEnding: () => true,
  });
  for (const client of [api.auth, api.main]) {
    client.defaults.adapter = async (config) => {
      sent.push(config.url);
      return { data: {}, status: 200, statusText: '', headers: {}, config };
    };
  }
  const waiting = Promise.race([api.main.get('/radius'), Promise.resolve('waits')]);
  await api.auth.post('/auth/logout');
  expect(await waiting).toBe('waits');
  expect(sent).toEqual(['/auth/logout']);
});

test('OPER-04 operation-27 each call begins a trace of its own, only where calls are traced', async () => {
  const traced = setUp({ status: 200 }, false, true);
  await traced.api.main.get('/radius');
  await traced.api.main.get('/radius');
  const [first, second] = traced.seen.map(({ headers }) => headers.get('traceparent'));
  expect(first).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second).not.toBe(first);
  const { api, seen } = setUp({ status: 200 });
  await api.main.get('/radius');
  expect(seen[0]?.headers.has('traceparent')).toBe(false);
});

test('ACC-13 every request carries the token of its own time', async () => {
  const { api, seen, setToken } = setUp({ status: 200 });
  await api.main.get('/radius');
  setToken('second');
  await api.main.get('/radius');
  setToken(null);
  await api.main.get('/radius');
  expect(seen.map((config) => config.headers.get('Authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
    undefined,
  ]);
});

test('ACC-14 a 401 token.expired stays pending, is not logged, and says so once', async () => {
  const { api, onTokenExpired, onUnauthorized } = setUp({
    status: 401,
    data: { code: 'token.expired', message: 'Ihre Anmeldung ist abgelaufen.' },
  });
  const settled = jest.fn();
  void api.main.get('/radius').then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(settled).not.toHaveBeenCalled();
  expect(onTokenExpired).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

test('ACC-14 a request after the cookie has left counts as expired and is not sent', async () => {
  const { api, seen, onTokenExpired, setToken } = setUp({ status: 200 }, true);
  setToken(null);
  void api.main.get('/radius');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(onTokenExpired).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

test('ACC-15 any other 401 signs out and is rethrown', async () => {
  const { api, onUnauthorized } = setUp({
    status: 401,
    data: { code: 'token.invalid', message: 'x' },
  });
  await expect(api.main.get('/radius')).rejects.toBeInstanceOf(AxiosError);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test.each(['token.invalid', 'token.expired'])(
  'ACC-15 ACC-19 a 401 %s about a token that another tab has renewed: reading is asked again',
  async (code) => {
    const { api, seen, setToken, onUnauthorized, onTokenExpired } = setUp({ status: 200 });
    const network = api.main.defaults.adapter as AxiosAdapter;
    api.main.defaults.adapter = async (config) => {
      if (config.headers.get('Authorization') === 'Bearer second') return network(config);
      setToken('second');
      const response = { status: 401, data: { code }, statusText: '', headers: {}, config };
      throw new AxiosError('failed', undefined, config, null, response);
    };
    expect(await api.main.get('/radius')).toMatchObject({ status: 200 });
    expect(seen).toHaveLength(1);
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(onTokenExpired).not.toHaveBeenCalled();
  },
);

test('ACC-15 ACC-19 writing with a token of before is refused, not repeated, and signs nobody out', async () => {
  const { api, setToken, onUnauthorized } = setUp({ status: 200 });
  const sent = jest.fn();
  api.main.defaults.adapter = async (config) => {
    sent();
    setToken('second');
    const data = { code: 'token.invalid' };
    const response = { status: 401, data, statusText: '', headers: {}, config };
    throw new AxiosError('failed', undefined, config, null, response);
  };
  await expect(api.main.post('/message', { message: 'x' })).rejects.toBeInstanceOf(AxiosError);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test.each(['/auth/login', '/auth/magic-link', '/auth/reset-password'])(
  'ACC-15 a 401 on the login call %s does not sign out',
  async (path) => {
    const { api, onUnauthorized } = setUp({
      status: 401,
      data: { code: 'login.invalid', message: 'x' },
    });
    await expect(api.auth.post(path, {})).rejects.toBeInstanceOf(AxiosError);
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
);

test.each([
  ['a server fault', { status: 500, data: { code: 'internal', message: 'x' } }],
  ['a missing answer', new AxiosError('Network Error')],
])('ACC-16 %s is logged and rethrown', async (_, answer) => {
  const { api } = setUp(answer);
  await expect(api.main.get('/radius')).rejects.toBeInstanceOf(AxiosError);
  expect(logged).toHaveBeenCalledTimes(1);
});

test.each(['/auth/login', '/auth/register', '/auth/magic-link', '/auth/reset-password'])(
  'TRUST-19 %s is not sent where the browser drops cookies, and says what to do',
  async (url) => {
    const { api, seen, onUnauthorized } = setUp({ status: 200 }, false, false, () => false);
    const failure = await api.auth.post(url, {}).catch((error: unknown) => error);
    expect(apiErrorMessage(failure, '')).toMatch(/speichert keine Cookies.*Einstellungen/);
    expect(apiErrorStatus(failure)).toBe(403);
    expect(onUnauthorized).not.toHaveBeenCalled();
    await api.auth.post('/auth/request-magic-link', {});
    expect(seen.map((config) => config.url)).toEqual(['/auth/request-magic-link']);
  },
);
