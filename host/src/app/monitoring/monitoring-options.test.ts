/** @jest-environment node */
import { buildRegistry } from '../../testing/build-registry.ts';
import { CONSOLE_LEVELS, monitoringOptions, replayOptions } from './monitoring-options.ts';

const options = monitoringOptions({
  dsn: 'https://key@collector.example/1',
  release: 'abc123',
  registry: buildRegistry(),
});

test('MON-01 Sentry gets the fixed settings', () => {
  expect(options).toMatchObject({
    dsn: 'https://key@collector.example/1',
    release: 'host@abc123',
    environment: 'production',
    tracesSampleRate: 0.1,
    profileSessionSampleRate: 1,
    profileLifecycle: 'trace',
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    debug: false,
  });
  expect(CONSOLE_LEVELS).toEqual(['error']);
  expect(replayOptions).toEqual({ maskAllText: false, blockAllMedia: true });
});

test.each([
  ['http://localhost:3000/api/job_demand', true],
  ['http://localhost:4100/anything', true],
  ['https://silverjobs.example/api', true],
  ['https://silverjobs.example/api/auth/me?x=1', true],
  ['https://silverjobs.example/apidocs', false],
  ['https://silverjobs.example/jobs/api/1', false],
  ['https://maps.example/tiles/1', false],
])('MON-01 a trace goes along to %s: %s', (url, expected) => {
  const matches = options.tracePropagationTargets.some((target) =>
    typeof target === 'string' ? url.includes(target) : target.test(url),
  );
  expect(matches).toBe(expected);
});

test('MON-02 no data of a person is collected', () => {
  expect(options.dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  });
});
