import { createApiClient } from './api-client.ts';
import { abortEarlyCalls, earlyCallName } from './early-calls.ts';

const network = jest.fn();
const api = () => {
  const client = createApiClient({
    baseUrls: { auth: '/api', main: '/api', billing: '/api', assistants: '/api' },
    readToken: () => 'mine',
    expectsToken: () => true,
    onTokenExpired: () => {},
    onUnauthorized: () => {},
  });
  return client;
};

beforeEach(() => {
  network.mockReset();
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
  ) {
    network();
    this.dispatchEvent(new Event('error'));
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  window.silverjobsEarlyCalls = undefined;
});

function early(token: string, status = 200) {
  window.silverjobsEarlyCalls = {
    token,
    abort: new AbortController(),
    answers: {
      '/api/job_demand?limit=20&mode=lean': Promise.resolve({ status, body: '[{"id":1}]' }),
    },
  };
}

test('one call has one name, whatever the order of its query', () => {
  expect(earlyCallName('/a?b=2&a=1')).toBe(earlyCallName('/a?a=1&b=2'));
  expect(earlyCallName('/a')).toBe('/a');
});

test('an early answer is used once instead of the network', async () => {
  early('mine');
  const client = api();
  const params = { mode: 'lean', limit: 20 };
  await expect(client.main.get('/job_demand', { params })).resolves.toMatchObject({
    data: [{ id: 1 }],
  });
  expect(network).not.toHaveBeenCalled();
  await expect(client.main.get('/job_demand', { params })).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(1);
});

test.each(['<!doctype html>', '[{"id":1'])(
  'an answer %j that is not JSON is a failure',
  async (body) => {
    window.silverjobsEarlyCalls = {
      token: 'mine',
      abort: new AbortController(),
      answers: { '/api/radius': Promise.resolve({ status: 200, body }) },
    };
    await expect(api().main.get('/radius')).rejects.toMatchObject({ isAxiosError: true });
  },
);

test('delivery-58 an early answer that does not come in 20 s is asked for again', async () => {
  jest.useFakeTimers();
  window.silverjobsEarlyCalls = {
    token: 'mine',
    abort: new AbortController(),
    answers: { '/api/radius': new Promise(() => {}) },
  };
  const asked = expect(api().main.get('/radius')).rejects.toMatchObject({ isAxiosError: true });
  await jest.advanceTimersByTimeAsync(19_000);
  expect(network).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  await asked;
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ['asked with another token', () => early('foreign')],
  ['that failed', () => early('mine', 500)],
])('an early answer %s is not used', async (_, prepare) => {
  prepare();
  await expect(
    api().main.get('/job_demand', { params: { mode: 'lean', limit: 20 } }),
  ).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(1);
});

test('ACC-11 access-21 an early answer that is given up while signing out is not asked for again', async () => {
  const abort = new AbortController();
  const refused = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  window.silverjobsEarlyCalls = { token: 'mine', abort, answers: { '/api/radius': refused } };
  const asked = api().main.get('/radius');
  abortEarlyCalls();
  await refused.catch(() => {});
  const next = new Promise((resolve) => setTimeout(resolve, 0, 'waits'));
  expect(await Promise.race([asked, next])).toBe('waits');
  expect(network).not.toHaveBeenCalled();
});
