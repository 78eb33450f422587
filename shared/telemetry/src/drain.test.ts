import { Agent, get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDrain, type Drain } from './drain.ts';

let server: FastifyInstance;
let drain: Drain;
let url: string;
let answerSlow: (text: string) => void = () => {};
/** Keeps its connections, as a proxy in front does. */
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  server = Fastify({ return503OnClosing: false });
  drain = createDrain(server, '/events');
  server.get('/', async () => 'ok');
  server.get('/slow', () => new Promise<string>((resolve) => (answerSlow = resolve)));
  server.get('/events', (_, reply) => {
    reply.hijack();
    reply.raw.write('data: 1\n\n');
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const open = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url + path, { agent }, resolve).once('error', reject);
  });

async function ask(path: string) {
  const answer = await open(path);
  let body = '';
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

test('OPER-19 operation-40 a server that drains goes on answering and asks for other connections', async () => {
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'keep-alive' });
  expect(drain.isDraining()).toBe(false);
  const ended = drain.end(0.3);
  expect(drain.isDraining()).toBe(true);
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask('/gone')).toMatchObject({ status: 404, connection: 'close' });
  await ended;
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
});

test('OPER-19 operation-40 calls that have begun come to their end, streams are ended', async () => {
  const stream = await open('/events');
  const streamEnded = new Promise((resolve) => stream.once('error', resolve));
  stream.resume();
  const begun = new Promise((resolve) => server.server.once('request', resolve));
  const slow = ask('/slow');
  await begun;
  const ended = drain.end(0);
  await streamEnded;
  answerSlow('late');
  expect(await slow).toMatchObject({ status: 200, body: 'late' });
  await ended;
});
