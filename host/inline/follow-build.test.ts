/** @jest-environment node */
import { followBuild } from './follow-build.ts';

const boot = (release: string) => JSON.stringify({ registry: { remotes: { jobs: { release } } } });

/** What the script does within some seconds when a question is answered so. */
async function reloads(
  answer: Response | Error | Promise<Response>,
  { text = boot('old111'), visible = true, seconds = 1 } = {},
) {
  jest.useFakeTimers();
  const reload = jest.fn();
  const fetch = jest.fn(async () => {
    if (answer instanceof Error) throw answer;
    return (await answer).clone();
  });
  const page = {
    document: {
      getElementById: () => ({ textContent: text }),
      visibilityState: visible ? 'visible' : 'hidden',
    },
    location: { reload },
    fetch,
  };
  Object.assign(globalThis, page);
  followBuild({ path: '/dev/build', remote: 'jobs', everyMs: 1_000 });
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  jest.useRealTimers();
  return { asked: fetch.mock.calls.length, reloaded: reload.mock.calls.length };
}

test('FED-06 another build reloads the page', async () => {
  expect(await reloads(new Response('new222'))).toEqual({ asked: 1, reloaded: 1 });
});

test('FED-06 a document that takes long is asked for once', async () => {
  const answer = new Response('new222');
  expect(await reloads(answer, { seconds: 3 })).toEqual({ asked: 1, reloaded: 1 });
});

test('FED-06 while a build takes long nothing more is asked', async () => {
  const never = new Promise<Response>(() => {});
  expect(await reloads(never, { seconds: 3 })).toEqual({ asked: 1, reloaded: 0 });
});

test('FED-06 what is the same is asked for again', async () => {
  const answer = new Response('old111');
  expect(await reloads(answer, { seconds: 3 })).toEqual({ asked: 3, reloaded: 0 });
});

test.each([
  ['the build that is shown', new Response('old111')],
  ['an error', new Response('new222', { status: 502 })],
  ['nothing', new Response('')],
  ['no answer', new TypeError('Failed to fetch')],
])('FED-06 %s leaves the page', async (_, answer) => {
  expect(await reloads(answer)).toEqual({ asked: 1, reloaded: 0 });
});

test('FED-06 a document without a remote of this name is never reloaded', async () => {
  expect(await reloads(new Response('new222'), { text: '' })).toEqual({ asked: 1, reloaded: 0 });
});

test('FED-06 a page that nobody sees does not ask', async () => {
  expect(await reloads(new Response('new222'), { visible: false })).toEqual({
    asked: 0,
    reloaded: 0,
  });
});
