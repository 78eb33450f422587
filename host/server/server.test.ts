import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readServerConfig } from './config.ts';
import { buildServer, repairAddress } from './server.ts';
import { hash, type OpenedServer, openServer, script } from './testing/open-server.ts';

let opened: OpenedServer;
let get: OpenedServer['get'];
beforeAll(async () => {
  opened = await openServer();
  get = opened.get;
});
afterAll(() => opened.close());

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
  expect(JSON.parse(json).registry.remotes.jobs.menu[0].label).toBe(
    'Stellen </script><script>alert(1)</script>',
  );
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
    '/releases/host/abc123/host.js/x',
    `/releases/host/abc123/${'x'.repeat(300)}.js`,
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
  const path = join(opened.folder, 'releases/host/abc123', file);
  const original = await readFile(path);
  const fresh = await buildServer(readServerConfig({ RELEASE_STORE: opened.folder }));
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
    readServerConfig({ RELEASE_STORE: opened.folder, API_URL: 'http://127.0.0.1:9' }),
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

test('delivery-94 a tab that knows the live revision is told so without the registry', async () => {
  const { headers } = await get('/registry.json');
  const ask = (tag: unknown) => get('/registry.json', { 'if-none-match': String(tag) });
  const same = await ask(headers.etag);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(await ask('"0"')).toMatchObject({ statusCode: 200 });
});

test('FED-06 outside of this machine the server does not start without a key to check with', async () => {
  const config = readServerConfig({ RELEASE_STORE: opened.folder, APP_ENVIRONMENT: 'production' });
  await expect(buildServer(config)).rejects.toThrow('REGISTRY_PUBLIC_KEYS');
});

test('before anything is published the document says so', async () => {
  const early = await buildServer(
    readServerConfig({ RELEASE_STORE: join(opened.parent, 'empty') }),
  );
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
