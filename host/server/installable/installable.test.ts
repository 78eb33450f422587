import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { inlineScripts } from '../testing/inline-scripts.ts';
import { type InstallableParts, registerInstallable } from './register-installable.ts';

let backend: Server;
let phone: string | null;
let isBackendUp = true;
let server: FastifyInstance;

beforeAll(async () => {
  backend = createServer((_request, response) => {
    response.statusCode = isBackendUp ? 200 : 500;
    response.end(JSON.stringify({ phone, phone_hours: 'Montag bis Freitag' }));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close());
beforeEach(() => {
  phone = '0221 <123>';
  isBackendUp = true;
});
afterEach(() => server.close());

async function open(given: Partial<InstallableParts> = {}) {
  server = Fastify();
  registerInstallable(server, {
    basePath: '',
    product: 'Goldjobs <b>',
    apiUrl: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    worker: 'on',
    readHost: async () => ({ release: 'abc' }) as never,
    readScripts: async () => inlineScripts,
    ...given,
  });
  const get = (url: string) => server.inject({ method: 'GET', url });
  return {
    manifest: get('/manifest.webmanifest'),
    worker: get('/sw.js'),
    page: get('/offline.html'),
  };
}

test('PUB-12 the manifest has the product’s name, icons of both kinds and two shortcuts', async () => {
  const manifest = (await (await open()).manifest).json();
  expect(manifest).toMatchObject({ name: 'Goldjobs <b>', display: 'standalone', start_url: '/' });
  const icons = manifest.icons as { sizes: string; purpose: string }[];
  for (const purpose of ['any', 'maskable']) {
    const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(['192x192', '512x512']);
  }
  expect(manifest.shortcuts).toMatchObject([
    { name: 'Stellen', url: '/stellen' },
    { name: 'Nachrichten', url: '/messages' },
  ]);
});

test('PUB-12 the worker is the release’s own, asked for each time, and may fetch from here alone', async () => {
  const { body, headers } = await (await open()).worker;
  expect(body).toContain('/* service-worker */');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
});

test('PUB-12 another telephone number makes another worker, so that browsers keep the page anew', async () => {
  const { body } = await (await open()).worker;
  await server.close();
  phone = '0221 456';
  expect((await (await open()).worker).body).not.toBe(body);
});

test('PUB-12 the offline page names the telephone, and hostile texts stay texts', async () => {
  const { body, headers } = await (await open()).page;
  expect(body).toContain('href="tel:0221123"');
  expect(body).toContain('0221 &#60;123&#62;');
  expect(body).not.toContain('<b>');
  expect(headers['content-security-policy']).not.toMatch(/unsafe/);
});

test('PUB-12 without a telephone nothing is said of one', async () => {
  phone = null;
  expect((await (await open()).page).body).not.toContain('Telefon');
});

test.each<[string, Partial<InstallableParts>]>([
  ['it is switched off', { worker: 'off' }],
  [
    'the live host is one of before',
    { readScripts: async () => ({ ...inlineScripts, 'service-worker': undefined }) as never },
  ],
  ['no host is live', { readHost: async () => null }],
])('PUB-12 the worker throws itself away where %s', async (_, parts) => {
  const { statusCode, body } = await (await open(parts)).worker;
  expect(statusCode).toBe(200);
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('/* service-worker */');
});

test('PUB-12 browsers keep what they have while the backend cannot say who helps', async () => {
  isBackendUp = false;
  const { worker, page } = await open();
  expect([(await worker).statusCode, (await page).statusCode]).toEqual([503, 503]);
});
