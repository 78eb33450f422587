import { once } from 'node:events';
import { request } from 'node:https';
import { connect, type TLSSocket } from 'node:tls';
import {
  openRenderingServer,
  type RenderingServer,
} from '../../../host/server/testing/rendering-server.ts';
import { ensureCaddy, ensureNginx } from './testing/ensure-programs.ts';
import { startCaddy } from './testing/start-caddy.ts';
import { type RunningProxy, startNginx } from './testing/start-nginx.ts';

/** More than the document server's pool to the backend had places. */
const STALLED = 200;

let documents: RenderingServer;
let address = '';
let reached = 0;
beforeAll(async () => {
  documents = await openRenderingServer(
    [{ name: 'jobs' }],
    async (asked, answer) => {
      reached += 1;
      for await (const _ of asked);
      answer.setHeader('content-type', 'application/json');
      answer.end('{"ok":true}');
    },
    { TRUST_PROXY: 'loopback' },
  );
  address = new URL(await documents.listen()).host;
});
afterAll(() => documents.close());
beforeEach(() => {
  reached = 0;
});

async function stall({ port }: RunningProxy, host: string): Promise<TLSSocket[]> {
  const options = { port, host: '127.0.0.1', servername: host, rejectUnauthorized: false };
  const sockets: TLSSocket[] = [];
  // A few at once: a proxy of one process shakes hands with all of them.
  while (sockets.length < STALLED) {
    const some = Array.from({ length: 20 }, () => connect(options));
    await Promise.all(some.map((socket) => once(socket, 'secureConnect')));
    sockets.push(...some);
  }
  const head = `POST /api/contact HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write(`${head}content-length: 1000\r\n\r\n{"name":"`);
  }
  return sockets;
}

function ask({ port }: RunningProxy, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ port, host: '127.0.0.1', servername: host, rejectUnauthorized: false, agent: false },
        ...{ method: 'POST', path: '/api/contact' },
        headers: { host, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.once('error', reject);
    sent.end('{"name":"Ute"}');
  });
}

const proxies = [
  ['nginx', 'silverjobs.example.org', ensureNginx, startNginx],
  ['Caddy', 'localhost', ensureCaddy, startCaddy],
] as const;

describe.each(proxies)('behind %s', (name, host, ensure, start) => {
  const isThere = ensure();
  if (!isThere) console.warn(`Not run: there is no ${name} here, and none could be installed.`);
  (isThere ? test : test.skip)(
    'TRUST-30 two hundred uploads that stop half-way stall nobody, and reach no backend',
    async () => {
      const proxy = await start([address]);
      const stalled = await stall(proxy, host);
      for (let round = 0; round < 5; round += 1) expect(await ask(proxy, host)).toBe(200);
      expect(reached).toBe(5);
      for (const socket of stalled) socket.destroy();
      await proxy.stop();
    },
    // Two hundred handshakes cost a busy machine more than 20 s.
    60_000,
  );
});
