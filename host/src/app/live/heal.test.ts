import { createQueryClient } from '@silverjobs/api';
import { QueryObserver } from '@tanstack/react-query';
import { startHealing } from './heal.ts';

/** A call that failed; without a status no answer came. */
const failure = (status: number | null) =>
  Object.assign(new Error('failed'), {
    isAxiosError: true,
    ...(status !== null && { response: { status, data: {} } }),
  });

const usual = globalThis.fetch;
const ends: (() => void)[] = [];
let healthy: boolean;
let probes: number;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  healthy = false;
  probes = 0;
  globalThis.fetch = (async () => {
    probes += 1;
    return { ok: healthy };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  globalThis.fetch = usual;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page with one query whose calls the test decides. */
async function page(error: unknown) {
  const client = createQueryClient();
  const calls = jest.fn(async (): Promise<string> => {
    throw error;
  });
  const observer = new QueryObserver(client, { queryKey: ['jobs'], queryFn: calls, retry: false });
  const seen: string[] = [];
  ends.push(observer.subscribe(({ status, data }) => seen.push(data ?? status)));
  let failedPage = false;
  const retryPage = jest.fn(async () => {});
  const looks = new Set<() => void>();
  ends.push(
    startHealing({
      queryClient: client,
      subscribe: (look) => {
        looks.add(look);
        return () => looks.delete(look);
      },
      hasFailedPage: () => failedPage,
      retryPage,
      healthUrl: '/api/health',
    }),
  );
  await jest.advanceTimersByTimeAsync(0);
  const failPage = (value: boolean) => {
    failedPage = value;
    for (const look of looks) look();
  };
  return { calls, seen, retryPage, failPage };
}

test('OPER-07 a list that failed comes by itself once the backend answers, and says the same until then', async () => {
  const { calls, seen } = await page(failure(503));
  expect(calls).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(40_000);
  expect(probes).toBe(4);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(seen.at(-1)).toBe('error');
  healthy = true;
  calls.mockImplementation(async () => 'Stellen');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(seen.at(-1)).toBe('Stellen');
  const before = probes;
  await jest.advanceTimersByTimeAsync(300_000);
  expect(probes).toBe(before);
});

test('OPER-07 operation-9 nothing waits when the network returns', async () => {
  const { calls, seen } = await page(failure(null));
  healthy = true;
  calls.mockImplementation(async () => 'Stellen');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('Stellen');
});

test('operation-9 an answer that is final is not asked for again', async () => {
  healthy = true;
  const { calls } = await page(failure(404));
  await jest.advanceTimersByTimeAsync(300_000);
  expect([calls.mock.calls.length, probes]).toEqual([1, 0]);
});

test('operation-9 a call that fails alone is asked less and less often', async () => {
  healthy = true;
  const { calls } = await page(failure(500));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(calls.mock.calls.length).toBeLessThan(16);
});

test('OPER-07 a page that could not be loaded is loaded again', async () => {
  healthy = true;
  const { retryPage, failPage } = await page(failure(404));
  failPage(true);
  retryPage.mockImplementation(async () => failPage(false));
  await jest.advanceTimersByTimeAsync(3_000);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(retryPage).toHaveBeenCalledTimes(1);
});
