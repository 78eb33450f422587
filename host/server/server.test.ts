import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openStore, publishHost, publishRemote } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from './config.ts';
import { buildServer, repairAddress } from './server.ts';

const script = Buffer.from('console.log("host")');
const hash = `sha384-${createHash('sha384').update(script).digest('base64')}`;
const publishedAt = '2026-11-21T00:00:00.000Z';

let parent: string;
let folder: string;
let api: Server;
let server: FastifyInstance;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'server-'));
  folder = join(parent, 'store');
  const store = openStore(folder, {});
  await store.putRelease('host', 'abc123', [
    { name: 'host.js', content: script },
    { name: 'host.js.br', content: brotliCompressSync(script) },
  ]);
  await publishHost(store, {
    release: 'abc123',
    scripts: ['host.js'],
    styles: ['host.css'],
    fonts: [],
    integrity: { 'host.js': hash, 'host.css': hash },
    provides: {},
    publishedAt,
  });
  await publishRemote(store, {
    name: 'jobs',
    owner: 'Team </script><script>alert(1)</script>',
    release: 'def456',
    container: 'jobs_def456',
    entry: 'remoteEntry.js',
    pages: [
      {
        path: '/jobs/:id',
        expose: 'JobPage',
        title: 'Stelle <b>',
        access: { kind: 'signed-in' },
        firstCalls: [{ group: 'main', path: '/job_demand/{id}' }],
        files: { js: ['page.js'], css: ['page.css'] },
      },
    ],
    menu: [],
    integrity: { 'remoteEntry.js': hash, 'page.js': hash, 'page.css': hash },
    requires: {},
    publishedAt,
  });
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        asked: request.url,
        token: request.headers.authorization,
        address: request.headers['x-forwarded-for'],
      }),
    );
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  server = await buildServer(
    readServerConfig({ RELEASE_STORE: folder, API_URL: `http://127.0.0.1:${port}` }),
  );
});

afterAll(async () => {
  await server.close();
  api.close();
  await rm(parent, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

test('the document of a page announces the files of host and remote to a signed-in visitor', async () => {
  const { statusCode, body, headers } = await get('/jobs/7', { cookie: 'authToken=t' });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`src="/releases/host/abc123/host.js" crossorigin integrity="${hash}"`);
  expect(body).toContain('rel="preload" as="script" href="/releases/jobs/def456/remoteEntry.js"');
  expect(body).toContain('rel="preload" as="script" href="/releases/jobs/def456/page.js"');
  expect(body).toContain('rel="preload" as="style" href="/releases/jobs/def456/page.css"');
  expect(body).toContain('"path":"/job_demand/{id}"');
});

test('FED-04 the browser is told to refuse scripts without a hash', async () => {
  const { headers } = await get('/login');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('FED-01 without a cookie nothing of a guarded remote is announced', async () => {
  const { body } = await get('/jobs/7');
  const head = body.slice(0, body.indexOf('silverjobs-boot'));
  expect(head).not.toContain('rel="preload" as="script"');
  expect(head).not.toContain('/job_demand/{id}');
});

test('texts of a release cannot break out of the document', async () => {
  const { body } = await get('/jobs/7', { cookie: 'authToken=t' });
  expect(body).not.toContain('<script>alert(1)');
  expect(body).toContain('<title>Stelle &#60;b&#62; · silverjobs</title>');
  const json = /id="silverjobs-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json).registry.remotes.jobs.owner).toBe(
    'Team </script><script>alert(1)</script>',
  );
});

test('the nonce of the policy is that of the inline script, and new each time', async () => {
  const [one, other] = await Promise.all([get('/login'), get('/login')]);
  const policy = String(one.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(one.body).toContain(`<script nonce="${nonce}">`);
  expect(other.body).not.toContain(nonce);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('FED-04 no inline text and no attribute runs or styles without the nonce', async () => {
  const { headers } = await get('/login');
  const policy = String(headers['content-security-policy']);
  for (const directive of [
    "default-src 'none'",
    "script-src-attr 'none'",
    "style-src-attr 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
    'report-uri /reports/security',
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toMatch(/unsafe|google|upgrade-insecure|worker-src|frame-src/);
});

test('FED-06 Google’s maps, the only foreign origin, are let in only with a key, and as its guide asks', async () => {
  const withMaps = await buildServer(readServerConfig({ RELEASE_STORE: folder, MAPS_KEY: 'key' }));
  const { headers, body } = await withMaps.inject({ method: 'GET', url: '/login' });
  await withMaps.close();
  const policy = String(headers['content-security-policy']);
  const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  const nonce = /'nonce-[^']+'/.exec(policy)?.[0] ?? 'none';
  for (const directive of [
    `script-src 'self' ${nonce} https://maps.googleapis.com https://maps.gstatic.com`,
    `style-src 'self' ${nonce} https://fonts.googleapis.com`,
    `img-src 'self' data: ${google} https://*.googleusercontent.com`,
    `connect-src 'self' ${google} data: blob:`,
    "font-src 'self' https://fonts.gstatic.com",
    'frame-src https://*.google.com',
    'worker-src blob:',
    "trusted-types default dompurify 'allow-duplicates' google-maps-api-loader google-maps-api#html lit-html",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe');
  // Google takes its nonces from the first elements that have one.
  expect(body).toContain(`<style nonce="${nonce.slice("'nonce-".length, -1)}"></style>`);
  expect((await get('/login')).body).not.toContain('<style nonce');
});

test('CRS-04 another image host is told to the pages, and its images are let in', async () => {
  const other = await buildServer(
    readServerConfig({ RELEASE_STORE: folder, IMAGE_BASE_URL: 'https://images.example/silver' }),
  );
  const { headers, body } = await other.inject({ method: 'GET', url: '/login' });
  await other.close();
  expect(body).toContain('"imageBaseUrl":"https://images.example/silver"');
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: https://images.example;",
  );
  expect(() => readServerConfig({ IMAGE_BASE_URL: 'javascript:alert(1)' })).toThrow();
  expect(() => readServerConfig({ IMAGE_BASE_URL: '//images.example' })).toThrow();
});

test.each([
  '/login',
  '/releases/host/abc123/host.js',
  '/registry.json',
  '/api/jobs',
  '/releases/x',
])('every answer has the headers that keep others out: %s', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  const overHttps = await get(url, { 'x-forwarded-proto': 'https' });
  expect(overHttps.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('over https the document asks for nothing by http', async () => {
  const { headers } = await get('/login', { 'x-forwarded-proto': 'https, http' });
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('an unknown path gets the document with status 404', async () => {
  const { statusCode, body } = await get('/gibt-es-nicht');
  expect(statusCode).toBe(404);
  expect(body).toContain('<div id="root">');
});

test("LAY-09 the document has landmark and heading from the first paint on, as the host's spinner", async () => {
  const { body } = await get('/login');
  const first = /<div id="root">(.*)<\/div>\n/.exec(body)?.[1] ?? '';
  expect(first).toMatch(/^<main><h1 class="sj-visually-hidden">silverjobs<\/h1>.+<\/main>$/);
  expect(first).toContain('role="status"');
});

test('FED-04 a missing file answers 404 and never the document', async () => {
  for (const url of [
    '/releases/jobs/def456/missing.js',
    '/releases/x',
    '/releases/..%2fregistry/00000001.json',
  ]) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(body).not.toContain('<div id="root">');
  }
});

test('published files are immutable and come compressed', async () => {
  const { headers } = await get('/releases/host/abc123/host.js', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['', 'host.js'],
  ['br', 'host.js.br'],
])('FED-04 a file that was changed in the store is not served (%s)', async (encoding, file) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const path = join(folder, 'releases/host/abc123', file);
  const original = await readFile(path);
  const fresh = await buildServer(readServerConfig({ RELEASE_STORE: folder }));
  const ask = () =>
    fresh.inject({
      url: '/releases/host/abc123/host.js',
      headers: { 'accept-encoding': encoding },
    });
  await writeFile(path, encoding ? brotliCompressSync('alert(1)') : 'alert(1)');
  const answer = await ask();
  // The other form of the file is sound and may be given instead.
  if (answer.statusCode === 200) expect(answer.body).toBe(script.toString());
  else expect(answer.statusCode).toBe(404);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('not the file'));
  await writeFile(path, original);
  expect((await ask()).statusCode).toBe(200);
  await fresh.close();
  logged.mockRestore();
});

test('a script says what it is, and paths that climb find nothing', async () => {
  const { headers } = await get('/releases/host/abc123/host.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await get('/releases/host/abc123/../abc123/host.js%00')).statusCode).toBe(404);
});

test('/api is passed on with the token and the real address of the visitor', async () => {
  const { body } = await get('/api/job_demand?mode=lean', {
    authorization: 'Bearer t',
    'x-forwarded-for': '1.2.3.4',
  });
  expect(JSON.parse(body)).toEqual({
    asked: '/api/job_demand?mode=lean',
    token: 'Bearer t',
    address: '127.0.0.1',
  });
});

test('while the backend is away the answer is an error in German, in our shape', async () => {
  const alone = await buildServer(
    readServerConfig({ RELEASE_STORE: folder, API_URL: 'http://127.0.0.1:9' }),
  );
  const answer = await alone.inject({ method: 'GET', url: '/api/auth/me' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  await alone.close();
});

test('the registry is served fresh', async () => {
  const { headers, body } = await get('/registry.json');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body).remotes.jobs.release).toBe('def456');
});

test('FED-06 outside of this machine the server does not start without a key to check with', async () => {
  const config = readServerConfig({ RELEASE_STORE: folder, APP_ENVIRONMENT: 'production' });
  await expect(buildServer(config)).rejects.toThrow('REGISTRY_PUBLIC_KEYS');
});

test('before anything is published the document says so', async () => {
  const early = await buildServer(readServerConfig({ RELEASE_STORE: join(parent, 'empty') }));
  const { body } = await early.inject({ method: 'GET', url: '/' });
  expect(body).toContain('Noch nichts veröffentlicht');
  await early.close();
});

test('ACC-08 an address with broken escapes leads to the page that says so', async () => {
  const { statusCode, headers } = await get('/%E0%A4%A?a=1');
  expect([statusCode, headers.location]).toEqual([302, '/%25E0%25A4%25A?a=1']);
  expect((await get('/%25E0%25A4%25A?a=1')).statusCode).toBe(404);
  expect((await get('/api/%E0%A4%A')).headers.location).toBeUndefined();
});

test.each([
  ['//evil.example/%E0', '/evil.example/%25E0'],
  ['/\\evil.example/%E0', '/evil.example/%25E0'],
  ['/a%?b=%E0?c', '/a%25?b=%E0?c'],
  ['/releases/x/%E0', null],
])('ACC-18 %s is repaired to %s', (url, repaired) => {
  expect(repairAddress(url)).toBe(repaired);
});
