/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { loadEntry } from './load-entry.ts';

const remote = {
  entry: 'http://localhost/releases/jobs/1/remoteEntry.js',
  entryGlobalName: 'jobs_1',
};
const page = window as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];

/** Asks for the entry with a script that somebody else makes. */
function ask(src?: string) {
  const script = document.createElement('script');
  if (src) script.src = src;
  return loadEntry(remote, () => ({ script, timeout: 8_000 }));
}

beforeEach(() => {
  delete page.jobs_1;
  document.head.replaceChildren();
});

test('FED-04 an entry gives its container and leaves nothing behind', async () => {
  const container = loadEntry(remote, () => undefined);
  expect(scripts().map(({ src }) => src)).toEqual([remote.entry]);
  page.jobs_1 = { get: () => {} };
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await container).toBe(page.jobs_1);
  expect(scripts()).toEqual([]);
});

test('FED-04 one that is evaluated already is not asked for', async () => {
  page.jobs_1 = {};
  expect(await ask()).toBe(page.jobs_1);
});

test.each([
  ['does not arrive', 'error', /#RUNTIME-008: ScriptNetworkError/],
  ['gives no container', 'load', /#RUNTIME-001/],
])('FED-04 one that %s fails', async (_, event, message) => {
  const failed = ask();
  scripts()[0]?.dispatchEvent(new Event(event));
  await expect(failed).rejects.toThrow(message);
});

test('FED-04 one that throws is told apart', async () => {
  const failed = ask('/entry.js');
  const filename = 'http://localhost/entry.js';
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'no' }));
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(failed).rejects.toThrow('ScriptExecutionError: no');
});

test('FED-04 one that never answers fails in the time that it is given', async () => {
  jest.useFakeTimers();
  const failed = ask().catch(String);
  await jest.advanceTimersByTimeAsync(8_000);
  jest.useRealTimers();
  expect(await failed).toContain('timed out');
});
