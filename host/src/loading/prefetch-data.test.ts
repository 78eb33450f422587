/** @jest-environment <rootDir>/shared/testing/src/jest/jsdom-environment.cjs */
import {
  abortEarlyCalls,
  createApiClient,
  createQueryClient,
  takeEarlyResponse,
} from '@silverjobs/api';
import { writeAuthToken } from '@silverjobs/shell';
import { buildPage, buildRemote } from '../testing/build-registry.ts';
import { createDataPrefetch } from './prefetch-data.ts';

const page = buildPage({ path: '/jobs/:id', expose: 'JobPage' });
const remote = buildRemote({ pages: [page] });
const bases = { auth: '/api', main: '/api', billing: '/api', assistants: '/api' };
const asked: string[] = [];
const job = { pathname: '/jobs/7', search: '' };

function setUp() {
  const api = createApiClient({
    baseUrls: bases,
    readToken: () => 'mine',
    expectsToken: () => true,
    onTokenExpired: () => {},
    onUnauthorized: () => {},
  });
  for (const client of Object.values(api)) {
    const { adapter: early } = client.defaults;
    client.defaults.adapter = async (config) =>
      config.method === 'get' && typeof early === 'function'
        ? early(config)
        : { data: {}, status: 200, statusText: '', headers: {}, config };
  }
  const queries = createQueryClient();
  const data = createDataPrefetch({
    api,
    queries,
    bases,
    fetchTable: async () => ({
      [`${remote.container}/JobPage`]: [
        { group: 'main', path: '/job_demand/{id}', query: { from: { param: 'id' }, a: 1 } },
      ],
    }),
  });
  return { api, queries, prefetchJob: () => data.prefetch({ remote, page }, job) };
}

const url = '/api/job_demand/7?a=1&from=7';
const take = () => takeEarlyResponse(url, 'mine');

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  writeAuthToken('mine');
  window.silverjobsEarlyCalls = undefined;
  globalThis.fetch = jest.fn(async (address, { signal } = {}) => {
    signal?.throwIfAborted();
    asked.push(String(address));
    return { status: 200, text: async () => '{"id":7}' } as Response;
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('VIEW-08 the page finds its answer, once, and nothing is asked for twice', async () => {
  const { api, prefetchJob } = setUp();
  await prefetchJob();
  await prefetchJob();
  expect(asked).toEqual([url]);
  const answer = await api.main.get('/job_demand/7', { params: { a: 1, from: 7 } });
  expect(answer.data).toEqual({ id: 7 });
  expect(take()).toBeNull();
  // The page has it now, and takes it for fresh.
  await prefetchJob();
  expect(asked).toHaveLength(1);
});

test('VIEW-08 an answer that nobody came for is thrown away, and asked for again', async () => {
  const { prefetchJob } = setUp();
  await prefetchJob();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(take()).toBeNull();
  await prefetchJob();
  expect(asked).toHaveLength(2);
});

test('VIEW-08 what is written, or told to have changed, throws answers away', async () => {
  const { api, queries, prefetchJob } = setUp();
  await prefetchJob();
  await api.main.post('/saved_job', {});
  expect(take()).toBeNull();
  await prefetchJob();
  queries.setQueryData(['jobs'], 1);
  await queries.invalidateQueries({ queryKey: ['jobs'] });
  expect(take()).toBeNull();
  await prefetchJob();
  expect(take()).not.toBeNull();
});

test('VIEW-08 nothing is asked for who is signed out', async () => {
  const { prefetchJob } = setUp();
  writeAuthToken(null);
  await prefetchJob();
  expect(asked).toEqual([]);
});

test('ACC-11 access-21 nothing is asked for whose session is about to end', async () => {
  const { prefetchJob } = setUp();
  let signal: AbortSignal | null | undefined;
  jest.mocked(fetch).mockImplementationOnce((_, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  await prefetchJob();
  expect(signal?.aborted).toBe(false);
  abortEarlyCalls();
  expect(signal?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(30_000);
  await prefetchJob();
  expect(asked).toEqual([]);
});
