import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ensureCaddy } from './testing/ensure-proxy.ts';
import { startCaddy } from './testing/start-caddy.ts';
import type { RunningProxy } from './testing/start-nginx.ts';

const isThere = ensureCaddy();
if (!isThere) console.warn('Not run: there is no Caddy here, and none could be installed.');
const testWithCaddy = isThere ? test : test.skip;

/** Where the one document server is that runs, and another one was. */
const RUNNING = 3;
const GONE = 2;

/** Answers each question with both addresses, now one and now the other first, as Docker does. */
function answer(question: Buffer, turn: number): Buffer {
  let end = 12;
  for (let length = question[end]; length; length = question[end]) end += length + 1;
  const isIpv4 = question.readUInt16BE(end + 1) === 1;
  const last = isIpv4 ? (turn % 2 === 0 ? [GONE, RUNNING] : [RUNNING, GONE]) : [];
  const head = Buffer.from([
    ...question.subarray(0, 2),
    0x81,
    0x80,
    0,
    1,
    0,
    last.length,
    0,
    0,
    0,
    0,
  ]);
  const records = last.map((byte) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 127, 0, 0, byte]),
  );
  return Buffer.concat([head, question.subarray(12, end + 5), ...records]);
}

let names: Socket;
let server: Server;
let proxy: RunningProxy | undefined;
beforeAll(async () => {
  if (!isThere) return;
  server = createServer((asked, reply) => {
    let body = '';
    asked.on('data', (part) => {
      body += String(part);
    });
    asked.on('end', () => reply.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, `127.0.0.${RUNNING}`, resolve));
  names = createSocket('udp4');
  let turn = 0;
  names.on('message', (question, { port, address }) => {
    names.send(answer(question, turn), port, address);
    turn += 1;
  });
  await new Promise<void>((resolve) => names.bind(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await startCaddy([`documents.test:${port}`], `127.0.0.1:${names.address().port}`);
});
afterAll(async () => {
  if (!isThere) return;
  await proxy?.stop();
  names.close();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a body; the status and what came back. */
function send(body: string): Promise<[number | undefined, string]> {
  const options = {
    ...{ host: '127.0.0.1', port: proxy?.port, servername: 'localhost', method: 'POST' },
    ...{ rejectUnauthorized: false, agent: false, headers: { host: 'localhost' } },
  } as const;
  return new Promise((resolve, reject) => {
    const asked = request(options, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += String(part);
      });
      reply.on('end', () => resolve([reply.statusCode, text]));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

testWithCaddy('OPER-18 a call that writes fails at no document server that is away', async () => {
  for (let call = 0; call < 8; call += 1) {
    expect(await send(`call ${call}`)).toEqual([200, `call ${call}`]);
  }
});
