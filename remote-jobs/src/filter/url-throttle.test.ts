/** @jest-environment node */
import { throttle, urlThrottleMs } from './url-throttle.ts';

const engine = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari', `Mozilla/5.0 (Macintosh) ${engine} Version/18.0 Safari/605.1.15`, 320],
  ['Safari on a phone', `Mozilla/5.0 (iPhone) ${engine} Version/18.0 Mobile Safari/604.1`, 320],
  ['Chrome', `Mozilla/5.0 (X11) ${engine} Chrome/140.0 Safari/537.36`, 120],
  ['Firefox', 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0', 120],
  ['Edge', `Mozilla/5.0 (Windows) ${engine} Chrome/140 Safari/537.36 Edg/140`, 120],
])('POOL-09 the pause between two changes of the address in %s', (_, userAgent, expected) => {
  expect(urlThrottleMs(userAgent)).toBe(expected);
});

describe('POOL-09 writing the address', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the first change at once, the last of the following after the pause', () => {
    const run = jest.fn();
    const { call } = throttle(run, () => 120);
    for (const value of [1, 2, 3]) call(value);
    expect(run.mock.calls).toEqual([[1]]);
    jest.advanceTimersByTime(119);
    expect(run.mock.calls).toEqual([[1]]);
    jest.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[1], [3]]);
    call(4);
    jest.advanceTimersByTime(120);
    expect(run.mock.calls).toEqual([[1], [3], [4]]);
  });

  test('nothing is written after leaving the page', () => {
    const run = jest.fn();
    const { call, cancel } = throttle(run, () => 120);
    call(1);
    call(2);
    cancel();
    jest.advanceTimersByTime(1_000);
    expect(run.mock.calls).toEqual([[1]]);
  });
});
