import { createAppStorage, createConsent } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import type { EarlyError } from '../../../common/early-errors.ts';
import { captureEarlyErrors } from '../../../inline/early-errors.ts';
import { buildRegistry } from '../../testing/build-registry.ts';
import { type MonitoringParts, startMonitoring } from './monitoring.ts';

const sent: EarlyError[] = [];
const client = { capture: (kept: EarlyError) => void sent.push(kept) };
const sentry = {
  startSentry: jest.fn<typeof client, Parameters<typeof import('./sentry-client.ts').startSentry>>(
    (_, early) => {
      early.stop();
      sent.push(...early.kept.splice(0));
      return client;
    },
  ),
};

function start(loadSentry: MonitoringParts['loadSentry']) {
  return startMonitoring({
    settings: { dsn: 'https://key@collector.example/1', release: 'abc', registry: buildRegistry() },
    consent: () => createConsent(createAppStorage(memoryStore())),
    loadSentry,
  });
}

let logged: jest.SpyInstance;
beforeEach(() => {
  sent.length = 0;
  sentry.startSentry.mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  window.silverjobsEarlyErrors?.stop();
  delete window.silverjobsEarlyErrors;
});

test('MON-01 the application may mount when Sentry was started, not before', async () => {
  let arrive: (module: typeof sentry) => void = () => {};
  const { ready } = start(() => new Promise((resolve) => (arrive = resolve)));
  const mounted = jest.fn();
  const mounting = ready.then(mounted);
  await Promise.resolve();
  expect(mounted).not.toHaveBeenCalled();
  arrive(sentry);
  await mounting;
  expect(sentry.startSentry).toHaveBeenCalledTimes(1);
});

test('people get their page when the code of Sentry hangs or is blocked', async () => {
  jest.useFakeTimers();
  const hanging = jest.fn();
  void start(() => new Promise(() => {})).ready.then(hanging);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect(hanging).toHaveBeenCalled();
  await start(() => Promise.reject(new Error('blocked'))).ready;
});

test('MON-02 what happens before Sentry is there is kept with its time, and sent', async () => {
  captureEarlyErrors();
  const uncaught = new Error('before any script of ours');
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  const before = Date.now();
  const { ready, reportError } = start(async () => sentry);
  const reported = new Error('while loading');
  reportError(reported, { remote: 'jobs', release: 'd3e4f5', diagnosis: 'FED-102' });
  await ready;
  expect(sent).toEqual([
    { error: uncaught, context: { action: 'uncaught' }, at: expect.any(Number) },
    {
      error: reported,
      context: { remote: 'jobs', release: 'd3e4f5', diagnosis: 'FED-102' },
      at: expect.any(Number),
    },
  ]);
  expect(sent[0]?.at).toBeLessThanOrEqual(before);
});

test('once Sentry runs it listens itself', async () => {
  captureEarlyErrors();
  const { ready } = start(async () => sentry);
  await ready;
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(window.silverjobsEarlyErrors?.kept).toEqual([]);
});

test('a report goes to Sentry before the console, where it would lose its remote', async () => {
  const { ready, reportError } = start(async () => sentry);
  await ready;
  logged.mockImplementation(() => expect(sent).toHaveLength(1));
  reportError('thrown text', { remote: 'jobs' });
  expect(sent[0]?.error).toMatchObject({ message: 'thrown text', cause: 'thrown text' });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('after a failed download the next error tries again, and nothing is lost', async () => {
  const loadSentry = jest
    .fn<Promise<typeof sentry>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(sentry);
  const { ready, reportError } = start(loadSentry);
  reportError(new Error('first'));
  await ready;
  expect(sent).toEqual([]);
  reportError(new Error('second'));
  await Promise.resolve();
  await Promise.resolve();
  expect(sent.map(({ error }) => (error as Error).message)).toEqual(['first', 'second']);
});

test('the script in the head keeps at most 50 errors', () => {
  captureEarlyErrors();
  for (let count = 0; count < 60; count += 1) {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error(`${count}`) }));
  }
  expect(window.silverjobsEarlyErrors?.kept).toHaveLength(50);
});
