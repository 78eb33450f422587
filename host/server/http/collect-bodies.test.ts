import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { BODY_MAX_BYTES } from '@silverjobs/contract/constants';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { type CanaryStore, createCanaryStore } from '../testing/canary-store.ts';

let backend: FastifyInstance;
let server: FastifyInstance;
let store: CanaryStore;
let socket: Socket;
let received = '';

beforeAll(async () => {
  backend = Fastify({ bodyLimit: BODY_MAX_BYTES });
  backend.get('/api/address', async ({ headers }) => ({ address: headers['x-forwarded-for'] }));
  backend.post('/api/echo', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.server.address() as AddressInfo;
  store = await createCanaryStore();
  server = await buildServer(
    readServerConfig({ RELEASE_STORE: store.folder, API_URL: `http://127.0.0.1:${port}` }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await backend.close();
  await store.remove();
});

beforeEach(async () => {
  socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
});
afterEach(() => socket.destroy());

const HEAD = 'POST /api/echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const post = (body: string) => `${HEAD}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const chunked = (body: string) =>
  `${HEAD}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** What came back so far, once it holds this many answers. */
async function answers(count: number): Promise<string[]> {
  const found = () =>
    received.split(/(?=HTTP\/1\.1 )/).filter((text) => /\r\n\r\n.*\}/s.test(text));
  while (found().length < count) await once(socket, 'data');
  return found();
}

const text = (length: number) => JSON.stringify('x'.repeat(length));

test.each([
  ['that says its length', post],
  ['in pieces', chunked],
])('TRUST-11 a body over the limit, %s, is 413, and the connection goes on', async (_, send) => {
  socket.write(send(text(BODY_MAX_BYTES + 1)));
  const [refused = ''] = await answers(1);
  expect(refused).toMatch(/^HTTP\/1\.1 413 /);
  expect(refused).toMatch(/cache-control: no-store/i);
  expect(refused).toContain('{"code":"body.too_large","message":');
  expect(refused).not.toMatch(/connection: close/i);
  socket.write(send(text(1_000)));
  const [, answered = ''] = await answers(2);
  expect(answered).toMatch(/^HTTP\/1\.1 200 /);
  expect(answered).toContain('{"length":1002}');
});

test('TRUST-11 what is no HTTP is answered in the one shape', async () => {
  socket.write('nothing of the kind\r\n\r\n');
  const [refused = ''] = await answers(1);
  expect(refused).toMatch(/^HTTP\/1\.1 400 .*no-store.*\{"code":"json\.malformed","message":/s);
});

test.each([
  ['POST', '/nowhere', 404, 'not_found'],
  ['GET', '/releases/host/none/none.js', 404, 'not_found'],
  ['POST', '/reports/security', 415, 'media_type.unsupported'],
  ['GET', '/api/%E0%A4%A', 404, 'not_found'],
])('TRUST-11 %s %s is %i in the one shape', async (method, url, status, code) => {
  const headers = { 'content-type': 'text/html' };
  const options = method === 'POST' ? { payload: 'x', headers } : {};
  const answer = await server.inject({ method: method as 'GET', url, ...options });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { code, message: expect.any(String) },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  [undefined, '127.0.0.1'],
  ['loopback', '203.0.113.7'],
])('TRUST-11 with TRUST_PROXY %s the visitor is %s', async (TRUST_PROXY, address) => {
  const { port } = backend.server.address() as AddressInfo;
  const behind = await buildServer(
    readServerConfig({
      RELEASE_STORE: store.folder,
      API_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY,
    }),
  );
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  expect((await behind.inject({ url: '/api/address', headers })).json()).toEqual({ address });
  await behind.close();
});
