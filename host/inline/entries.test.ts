import { BOOT_ID } from '../common/document-names.ts';
import { setTypeface } from './testing/set-typeface.ts';

/** Runs an entry as the document does: with what it is told in the attribute of its own element. */
async function run(load: () => Promise<unknown>, input?: unknown): Promise<void> {
  const script = document.createElement('script');
  if (input !== undefined) script.dataset.input = JSON.stringify(input);
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await load();
}

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return new Response('same');
  });
  history.replaceState(null, '', '/jobs/7');
  localStorage.clear();
});

test('HOUSE-07 the head takes the secret out of the address before it asks for anything', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the host would
  document.cookie = 'authToken=t; Path=/';
  history.replaceState(null, '', '/login?token=geheim');
  let address = '';
  globalThis.fetch = jest.fn(async () => {
    address = location.href;
    return new Response('{}');
  });
  const calls = [{ base: '/api', path: '/auth/me' }];
  await run(() => import('./entries/head.ts'), { calls, params: {} });
  expect(address).toBe('http://localhost/login');
  expect(Object.keys(window.silverjobsEarlyCalls?.answers ?? {})).toEqual(['/api/auth/me']);
});

test('HOUSE-07 the head of a rendered page holds clicks and asks for nothing', async () => {
  await run(() => import('./entries/rendered-head.ts'));
  document.body.innerHTML = '<div id="root"><button>Merken</button></div>';
  document.querySelector('button')?.click();
  expect(window.silverjobsPresses?.held).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('PUB-09 the head of a document for everybody shows it as this visitor has chosen', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the host would
  document.cookie = 'display=size3.dark; Path=/';
  await run(() => import('./entries/public-head.ts'));
  expect(document.documentElement.dataset).toMatchObject({ textSize: '3', theme: 'dark' });
  expect(asked).toEqual([]);
});

test('HOUSE-07 scripts before all others keep errors and report a host that is tried', async () => {
  const sent: string[] = [];
  Object.assign(navigator, { sendBeacon: (path: string) => sent.push(path) });
  await run(() => import('./entries/early-errors.ts'));
  await run(() => import('./entries/host-report.ts'), { remote: 'host' });
  const filename = 'http://localhost/releases/host/abc123/host.js';
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), filename }));
  expect(window.silverjobsEarlyErrors?.kept).toHaveLength(1);
  expect(sent).toEqual(['/reports/loads']);
});

test('HOUSE-07 behind the markup styles and typeface are applied and the host is started', async () => {
  jest.useFakeTimers();
  const add = jest.fn();
  Object.assign(document, { fonts: { add } });
  setTypeface();
  document.body.innerHTML = '<p data-sj-style="top:1px"></p>';
  await run(() => import('./entries/typeface.ts'));
  await run(() => import('./entries/style-attributes.ts'));
  const files = { scripts: [{ src: '/releases/host/abc123/host.js' }], styles: [] };
  await run(() => import('./entries/start-host.ts'), files);
  jest.runAllTimers();
  jest.useRealTimers();
  expect(add).toHaveBeenCalledTimes(1);
  expect(document.querySelector('p')?.style.top).toBe('1px');
  expect(document.head.querySelector('script')?.src).toContain('/releases/host/abc123/host.js');
});

test('HOUSE-07 FED-06 in development another build reloads the page', async () => {
  jest.useFakeTimers();
  const boot = { registry: { remotes: { jobs: { release: 'same' } } } };
  document.body.innerHTML = `<script type="application/json" id="${BOOT_ID}">${JSON.stringify(boot)}</script>`;
  const input = { path: '/dev/build', remote: 'jobs', everyMs: 1_000 };
  await run(() => import('./development-entries/follow-build.ts'), input);
  await jest.advanceTimersByTimeAsync(1_000);
  jest.useRealTimers();
  expect(asked).toEqual(['/dev/build']);
});

test('PUB-12 the offline page is shown as this visitor has chosen, and knows what was opened', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets what the host would
  document.cookie = 'display=size2.contrast; Path=/';
  sessionStorage.setItem('lastOpened', JSON.stringify([{ title: 'Fahrer', path: '/stelle/1/a' }]));
  document.body.innerHTML = '<button>Noch einmal</button><section hidden></section>';
  await run(() => import('./entries/offline-page.ts'));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(document.documentElement.dataset).toMatchObject({ textSize: '2', theme: 'contrast' });
  expect(document.querySelector('section:not([hidden]) a')?.textContent).toBe('Fahrer');
});

test('PUB-12 the worker listens for pages and notices', async () => {
  const listen = jest.spyOn(globalThis, 'addEventListener');
  await import('./entries/service-worker.ts');
  expect(listen.mock.calls.map(([type]) => type)).toEqual([
    'install',
    'activate',
    'fetch',
    'push',
    'notificationclick',
  ]);
  listen.mockRestore();
});
