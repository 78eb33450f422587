import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';
import { type CanaryStore, createCanaryStore } from '../testing/canary-store.ts';

/** More than the buffers of a connection hold. */
const large = Buffer.alloc(12 * 1_024 * 1_024);

/** More than any pool holds connections. */
const STALLED = 200;

let backend: FastifyInstance;
let server: FastifyInstance;
let store: CanaryStore;
let stalled: Socket[] = [];
let reached = 0;

beforeAll(async () => {
  backend = Fastify();
  backend.addHook('onRequest', async () => {
    reached += 1;
  });
  backend.get('/api/quick', async () => ({ ok: true }));
  backend.get('/api/large', (_, reply) => reply.type('image/png').send(large));
  backend.post('/api/echo', async ({ body }) => body);
  await backend.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.server.address() as AddressInfo;
  store = await createCanaryStore();
  server = await buildServer(
    readServerConfig({ RELEASE_STORE: store.folder, API_URL: `http://127.0.0.1:${port}` }),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const socket of stalled) socket.destroy();
  stalled = [];
  reached = 0;
});
afterAll(async () => {
  backend.server.closeAllConnections();
  server.server.closeAllConnections();
  await server.close();
  await backend.close();
  await store.remove();
});

async function openStalled(text: string): Promise<void> {
  const { port } = server.server.address() as AddressInfo;
  stalled = Array.from({ length: STALLED }, () => connect(port, '127.0.0.1'));
  await Promise.all(stalled.map((socket) => once(socket, 'connect')));
  for (const socket of stalled) {
    socket.on('error', () => {});
    // Whatever comes back stays unread.
    socket.pause();
  }
  await Promise.all(stalled.map((socket) => new Promise((sent) => socket.write(text, sent))));
}

async function quick(): Promise<number> {
  const { port } = server.server.address() as AddressInfo;
  const body = JSON.stringify({ text: 'Guten Tag' });
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`http://127.0.0.1:${port}/api/echo`, { method: 'POST', body, headers });
  expect(await sent.json()).toEqual({ text: 'Guten Tag' });
  return (await fetch(`http://127.0.0.1:${port}/api/quick`)).status;
}

const HEAD = 'HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

test.each([
  ['half a body', `POST /api/echo ${HEAD}content-length: 1000\r\n\r\n{"text":"`],
  ['half a body in pieces', `POST /api/echo ${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"tex`],
  ['half their headers', `POST /api/echo ${HEAD}x-more: `],
  ['nothing', ''],
])(
  'TRUST-30 TRUST-28 two hundred visitors who send %s stall nobody, and reach no backend',
  async (_, text) => {
    await openStalled(text);
    expect(await quick()).toBe(200);
    expect(reached).toBe(2);
  },
);

test('TRUST-30 two hundred visitors who read no answer stall nobody', async () => {
  await openStalled(`GET /api/large ${HEAD}\r\n`);
  while (reached < STALLED) await new Promise((resolve) => setImmediate(resolve));
  expect(await quick()).toBe(200);
  // All buffers of four hundred connections are filled first.
}, 60_000);

test('TRUST-30 TRUST-28 what is stalled ends by itself', () => {
  const { requestTimeout, headersTimeout, timeout } = server.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    timeout: 120_000,
  });
});

test('TRUST-30 operation-32 a connection whose time is over ends with 408, at which browsers ask again', async () => {
  const { port } = server.server.address() as AddressInfo;
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.server.once('connection', (socket) => server.server.emit('clientError', late, socket));
  const socket = connect(port, '127.0.0.1');
  stalled = [socket];
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/s);
});

test('TRUST-30 a body that breaks off is nobody’s failure', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  let closed = 0;
  const watch = (request: IncomingMessage) => request.once('close', () => (closed += 1));
  server.server.on('request', watch);
  await openStalled(`POST /api/echo ${HEAD}content-length: 1000\r\n\r\n{"text":"`);
  for (const socket of stalled) socket.end();
  while (closed < STALLED) await new Promise((resolve) => setImmediate(resolve));
  server.server.off('request', watch);
  expect(await quick()).toBe(200);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
