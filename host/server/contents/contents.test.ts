import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { contentsFor, createContentsReader } from './contents-reader.ts';
import { isOpenInMaintenance, sendMaintenance } from './maintenance-page.ts';

const blocks = [{ kind: 'paragraph' as const, pieces: [{ text: 'Neu.' }] }];
const legal = { version: 1, valid_from: 0, blocks, others: [] };
const article = { slug: 'neu', title: 'Neu', description: 'Kurz.', valid_from: 0, blocks };

async function openBackend() {
  let body = '{}';
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    say: (contents: object) => {
      body = JSON.stringify(contents);
    },
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('OPER-16 operators-40 a change is in documents within five seconds; the backend is asked once meanwhile', async () => {
  const backend = await openBackend();
  let now = 0;
  const read = createContentsReader(backend.url, () => now, 60_000);
  expect(await read()).toEqual({ contents: null, tag: '' });
  const banner = { text: 'Wartung heute um 20 Uhr', until: null, audience: 'all' };
  backend.say({ banner });
  now = 1_000;
  await Promise.all([read(), read()]);
  expect(backend.asked()).toBe(1);
  now = 5_000;
  const [one, other] = await Promise.all([read(), read()]);
  expect(one).toEqual({ contents: { banner }, tag: expect.stringMatching(/.{20}/) });
  expect(other).toBe(one);
  expect(backend.asked()).toBe(2);
  await backend.close();
  // Without the backend all stays as it was.
  now = 10_000;
  expect(await read()).toBe(one);
});

test('OPER-16 a document brings along the texts of its own page, and says that there are more', () => {
  const all = { legal: { '/agb': legal, '/datenschutz': legal }, articles: [article] };
  expect(contentsFor(all, '/agb')).toEqual({
    legal: { '/agb': legal, '/datenschutz': { version: 1, valid_from: 0, others: [] } },
    more: true,
  });
  expect(contentsFor(all, '/ratgeber').articles).toEqual([
    { slug: 'neu', title: 'Neu', description: 'Kurz.', valid_from: 0 },
  ]);
  expect(contentsFor(all, '/ratgeber/neu').articles).toEqual([article]);
  expect(contentsFor({ prices: { plan_3: 1, plan_6: 1, plan_12: 1, job_net: 1 } }, '/')).toEqual({
    prices: { plan_3: 1, plan_6: 1, plan_12: 1, job_net: 1 },
  });
});

test('OPER-16 operators-44 in maintenance a page says why and until when, with 503 and Retry-After', async () => {
  const server = Fastify();
  const until = Date.UTC(2026, 10, 26, 19, 30);
  server.get('/', (_, reply) =>
    sendMaintenance(
      reply,
      { text: 'Wir <b>bauen</b> um.', until },
      { product: 'silverjobs', basePath: '', nonce: 'abc', now: until - 90_000 },
    ),
  );
  const { statusCode, headers, body } = await server.inject('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '90', 'cache-control': 'no-store' });
  expect(body).toContain('Wir &#60;b&#62;bauen&#60;/b&#62; um.');
  expect(body).toContain('26.11.2026, 20:30 Uhr');
  await server.close();
});

test.each([
  ['/operator', true],
  ['/operator/contents', true],
  ['/login', true],
  ['/impressum', true],
  ['/', false],
  ['/operatoren', false],
  ['/stellen', false],
])('OPER-16 operators-44 %s is open in maintenance: %p', (path, open) => {
  expect(isOpenInMaintenance(path)).toBe(open);
});
