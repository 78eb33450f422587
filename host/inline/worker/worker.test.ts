/** @jest-environment node */

import { showNotices } from './notices.ts';
import { keepOfflinePage } from './offline.ts';
import type { WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://silverjobs.example';
type Act = (event: object) => void;

const kept = new Response('offline');
const windows: { url: string; focus: jest.Mock }[] = [];
const acts = new Map<string, Act>();
const registration = { showNotification: jest.fn(), navigationPreload: { enable: jest.fn() } };
const clients = { claim: jest.fn(), matchAll: async () => windows, openWindow: jest.fn() };

/** Starts the worker of a product that runs below a path; '' at the root of its origin. */
function start(folder: string): void {
  const scope = {
    ...{
      registration,
      clients,
      location: { href: `${ORIGIN}${folder}/sw.js` },
      skipWaiting: jest.fn(),
    },
    addEventListener: (type: string, act: Act) => acts.set(type, act),
  } as unknown as WorkerScope;
  keepOfflinePage(scope);
  showNotices(scope);
}

beforeEach(() => {
  jest.clearAllMocks();
  windows.length = 0;
  start('');
  Object.assign(globalThis, { caches: { match: async () => kept }, fetch: jest.fn() });
});

/** Lets an event happen; what the worker answers, or null where it leaves the answer to the browser. */
async function happen(type: string, given: object = {}): Promise<unknown> {
  let work: Promise<unknown> | null = null;
  const take = (begun: Promise<unknown>) => {
    work = begun;
  };
  acts.get(type)?.({ ...given, waitUntil: take, respondWith: take });
  return work;
}

const navigation = { mode: 'navigate', method: 'GET' };
const nothing = Promise.resolve(undefined);

test.each([
  ['a script', { mode: 'cors', method: 'GET' }],
  ['a call', { mode: 'same-origin', method: 'GET' }],
  ['a form that is sent', { mode: 'navigate', method: 'POST' }],
])('PUB-12 the worker leaves %s to the browser', async (_, request) => {
  expect(await happen('fetch', { request, preloadResponse: nothing })).toBeNull();
});

test('PUB-12 a page comes from the network, as early as without a worker', async () => {
  const loaded = new Response('page');
  const preloadResponse = Promise.resolve(loaded);
  expect(await happen('fetch', { request: navigation, preloadResponse })).toBe(loaded);
  expect(fetch).not.toHaveBeenCalled();
  await happen('activate');
  expect(registration.navigationPreload.enable).toHaveBeenCalled();
});

test('PUB-12 an answer of the server is shown, also a failure', async () => {
  const failed = new Response('', { status: 503 });
  jest.mocked(fetch).mockResolvedValue(failed);
  const event = { request: navigation, preloadResponse: nothing };
  expect(await happen('fetch', event)).toBe(failed);
});

test('PUB-12 without a connection the offline page is shown', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  const event = { request: navigation, preloadResponse: nothing };
  expect(await happen('fetch', event)).toBe(kept);
});

test('PUB-12 a notice is shown as it was sent', async () => {
  const notice = {
    title: 'Neue Nachricht',
    text: 'Fahrer',
    path: '/messages/7',
    name: 'message-7',
  };
  await happen('push', { data: { json: () => notice } });
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Neue Nachricht',
    expect.objectContaining({ body: 'Fahrer', tag: 'message-7', data: '/messages/7' }),
  );
});

test('PUB-12 what cannot be read still becomes a sentence', async () => {
  const broken = () => JSON.parse('{');
  await happen('push', { data: { json: broken } });
  await happen('push', { data: null });
  expect(registration.showNotification).toHaveBeenCalledTimes(2);
  expect(registration.showNotification.mock.calls[0][0]).toBe('Es gibt etwas Neues für Sie');
});

test.each([
  ['/messages/7', `${ORIGIN}/messages/7`],
  ['https://evil.example/', `${ORIGIN}/`],
  ['//evil.example/', `${ORIGIN}/`],
  ['javascript:alert(1)', `${ORIGIN}/`],
])('PUB-12 a pressed notice with %s opens %s', async (data, url) => {
  const notification = { data, close: jest.fn() };
  await happen('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalled();
  expect(clients.openWindow).toHaveBeenCalledWith(url);
});

test('PUB-12 a page that is open already is shown, and no other one is left', async () => {
  const open = { url: `${ORIGIN}/messages/7`, focus: jest.fn() };
  windows.push({ url: `${ORIGIN}/profile`, focus: jest.fn() }, open);
  await happen('notificationclick', { notification: { data: '/messages/7', close: jest.fn() } });
  expect(open.focus).toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test.each([
  ['/messages/7', `${ORIGIN}/jobs/messages/7`],
  ['/jobs/1', `${ORIGIN}/jobs/jobs/1`],
  ['//evil.example/', `${ORIGIN}/jobs/`],
])('TEAM-14 below a path a pressed notice with %s opens %s', async (data, url) => {
  start('/jobs');
  await happen('notificationclick', { notification: { data, close: jest.fn() } });
  expect(clients.openWindow).toHaveBeenCalledWith(url);
});
