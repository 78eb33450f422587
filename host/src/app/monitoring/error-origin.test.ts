/** @jest-environment node */
import type { ErrorEvent } from '@sentry/react';
import { nameOrigin, originOf } from './error-origin.ts';

const host = 'https://silverjobs.example/releases/host/0a1b2c/host.js';
const jobs = 'https://silverjobs.example/releases/jobs/d3e4f5/12.chunk.js';
const messaging = 'https://silverjobs.example/releases/messaging/a6b7c8/remoteEntry.js';

test.each([
  [
    'the remote in which it happened',
    [host, messaging, jobs],
    { remote: 'jobs', release: 'd3e4f5' },
  ],
  ['the remote that called shared code', [jobs, host], { remote: 'jobs', release: 'd3e4f5' }],
  ['nobody when only the host is on the stack', [host, undefined], null],
  [
    'nobody for other scripts',
    ['https://other.example/releases.js', 'chrome-extension://x/y'],
    null,
  ],
])('MON-02 an error names %s', (_, files, expected) => {
  expect(originOf(files)).toEqual(expected);
});

test('MON-02 an error that was reported keeps its remote; another gets that of its stack', () => {
  const exception = { values: [{ stacktrace: { frames: [{ filename: jobs }] } }] };
  const reported: ErrorEvent = { type: undefined, exception, tags: { remote: 'messaging' } };
  expect(nameOrigin(reported)).toBe(reported);
  expect(nameOrigin({ type: undefined, exception }).tags).toEqual({
    remote: 'jobs',
    remote_release: 'd3e4f5',
  });
});

test('FED-04 an error that nothing caught has the number that the user sees', () => {
  const values = [
    {
      mechanism: { type: 'onerror', handled: false },
      stacktrace: { frames: [{ filename: jobs }] },
    },
  ];
  expect(nameOrigin({ type: undefined, exception: { values } }).tags).toEqual({
    remote: 'jobs',
    remote_release: 'd3e4f5',
    diagnosis: 'FED-109',
  });
});
