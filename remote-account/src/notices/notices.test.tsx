import { createHash, webcrypto } from 'node:crypto';
import { buildCandidateUser, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { browserName } from './browser-name.ts';
import { NoticesCard } from './NoticesCard.tsx';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/here';
const hash = createHash('sha256').update(ENDPOINT).digest('hex');
const key = `B${'a'.repeat(86)}`;
const created_at = Date.UTC(2026, 10, 20);
const here = { id: 7, name: 'Chrome, Android', created_at, endpoint_hash: hash };
const other = { id: 8, name: 'Firefox, Windows', created_at, endpoint_hash: '0'.repeat(64) };

const subscription = {
  endpoint: ENDPOINT,
  unsubscribe: jest.fn(async () => true),
  toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: key, auth: 'b'.repeat(22) } }),
};

/** A browser with notices; what its owner answers when it asks. */
function giveBrowser(permission: NotificationPermission, subscribed = false) {
  const requestPermission = jest.fn(async () => permission);
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: jest.fn(async () => subscription),
    },
  };
  const serviceWorker = { getRegistration: async () => registration, ready: registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission: subscribed ? 'granted' : 'default', requestPermission },
  });
  return { requestPermission, registration };
}

function open(
  devices: (typeof here)[] = [],
  handlers: Handlers = {},
  public_key: string | null = key,
) {
  return renderPage(<NoticesCard isCandidate />, {
    user: buildCandidateUser(),
    handlers: { 'GET /push_device': () => ({ public_key, devices }), ...handlers },
  });
}

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  jest.clearAllMocks();
});

const turnOn = { name: 'Auf diesem Gerät einschalten' };

test('PUB-12 account-60 where the operator sends none, nothing is shown', async () => {
  giveBrowser('granted');
  const { calls, container } = open([], {}, null);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).not.toHaveTextContent('Gerät');
});

test('PUB-12 account-60 the browser asks only after the press, and then the device is on', async () => {
  const { requestPermission, registration } = giveBrowser('granted');
  const { person, calls, handlers } = open([], { 'POST /push_device': () => here });
  await person.hover(await screen.findByRole('button', turnOn));
  expect(requestPermission).not.toHaveBeenCalled();
  handlers['GET /push_device'] = () => ({ public_key: key, devices: [here] });
  registration.pushManager.getSubscription = async () => subscription;
  await person.click(screen.getByRole('button', turnOn));
  expect(await screen.findByText('Dieses Gerät bekommt Bescheid')).toBeVisible();
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(calls.find(({ key: call }) => call === 'POST /push_device')?.body).toMatchObject({
    endpoint: ENDPOINT,
    name: 'Browser',
  });
});

test('PUB-12 account-60 who refuses in the browser is told how to allow it later', async () => {
  const { requestPermission } = giveBrowser('denied');
  const { person, calls } = open();
  requestPermission.mockImplementation(async () => {
    Object.assign(window.Notification, { permission: 'denied' });
    return 'denied';
  });
  await person.click(await screen.findByRole('button', turnOn));
  expect(await screen.findByText('Ihr Browser lässt keine Hinweise zu')).toBeVisible();
  expect(screen.queryByRole('button', turnOn)).toBeNull();
  expect(calls.map(({ key: call }) => call)).not.toContain('POST /push_device');
});

test('PUB-12 account-60 a browser without notices says so, and that mails still come', async () => {
  open();
  expect(await screen.findByText('Dieser Browser kann keine Hinweise zeigen')).toBeVisible();
  expect(screen.getByText(/Sie bekommen weiter E-Mails/)).toBeVisible();
});

test('PUB-12 account-60 this device is switched off in the browser, too', async () => {
  giveBrowser('granted', true);
  const { person, calls } = open([here], { 'DELETE /push_device/{id}': () => ({ ok: true }) });
  await person.click(await screen.findByRole('button', { name: 'Auf diesem Gerät ausschalten' }));
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  expect(calls.find(({ key: call }) => call.startsWith('DELETE'))?.params).toEqual({ id: 7 });
});

test('PUB-12 account-60 another device is ended from here, and this one stays', async () => {
  giveBrowser('granted', true);
  const { person, calls } = open([here, other], {
    'DELETE /push_device/{id}': () => ({ ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Beenden: Firefox, Windows' }));
  await waitFor(() =>
    expect(calls.find(({ key: call }) => call.startsWith('DELETE'))?.params).toEqual({ id: 8 }),
  );
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
  ['etwas', 'Browser'],
])('PUB-12 account-60 %s is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
