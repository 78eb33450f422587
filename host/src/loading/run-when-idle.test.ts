import { runWhenIdle } from './run-when-idle.ts';

let ready: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  ready.mockRestore();
  jest.useRealTimers();
});

test('work waits until the browser is at rest', () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  const work = jest.fn(async () => {});
  runWhenIdle(work);
  expect(work).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(work).toHaveBeenCalledTimes(1);
});

test('before the document is loaded it does not even ask whether the browser is at rest', () => {
  ready.mockReturnValue('interactive');
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  runWhenIdle(async () => {});
  expect(requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(requestIdleCallback).toHaveBeenCalledTimes(1);
});

test('a browser without idle callbacks waits five seconds; work that fails is left out', async () => {
  const work = jest.fn(() => Promise.reject(new Error('offline')));
  runWhenIdle(work);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
});
