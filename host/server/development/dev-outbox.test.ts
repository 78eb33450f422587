import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from '@silverjobs/federation/store';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from '../config.ts';
import { buildServer } from '../server.ts';

const mail = {
  id: 2,
  recipient: 'renate@test.example',
  subject: 'Ihr Link zur Anmeldung',
  text: 'Guten Tag',
  html: '<!doctype html><html><head></head><body>Hallo</body></html>',
  created_at: Date.UTC(2026, 10, 21, 23, 5),
};

let folder: string;
let backend: Server;
let answer: { status: number; body: unknown };
const open: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await mkdir(join(folder, 'releases'));
  backend = createServer((request, response) => {
    response.statusCode = request.url === '/api/dev/outbox' ? answer.status : 500;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  backend.close();
  await Promise.all(open.map((server) => server.close()));
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  answer = { status: 200, body: { mails: [mail] } };
});

async function get(variables: Record<string, string> = {}) {
  const { port } = backend.address() as AddressInfo;
  const config = { RELEASE_STORE: folder, API_URL: `http://127.0.0.1:${port}`, ...variables };
  const server = await buildServer(readServerConfig(config));
  open.push(server);
  return server.inject({ url: '/dev/outbox' });
}

test('delivery-29 no script may run beside the mails, and nothing is fetched', async () => {
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  expect(body).toContain(mail.subject);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(body).toContain(`<style nonce="${nonce}">`);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
});

test.each(['staging', 'production'])(
  'delivery-29 in %s the path is unknown',
  async (APP_ENVIRONMENT) => {
    const REGISTRY_PUBLIC_KEYS = generateKeyPair().publicKey;
    const { statusCode, body } = await get({ APP_ENVIRONMENT, REGISTRY_PUBLIC_KEYS });
    expect(statusCode).toBe(404);
    expect(body).not.toContain(mail.recipient);
  },
);

test('delivery-29 where the backend shows none, the path is unknown', async () => {
  answer = { status: 404, body: { code: 'not_found' } };
  const { statusCode, body } = await get();
  expect(statusCode).toBe(404);
  expect(body).not.toContain('Postausgang');
});

test.each([
  ['fails', { status: 500, body: { code: 'internal' } }],
  ['says something else', { status: 200, body: { mails: [{ id: 'x' }] } }],
])('a backend that %s is said in words', async (_name, given) => {
  answer = given;
  const { statusCode, body } = await get();
  expect(statusCode).toBe(503);
  expect(body).toContain('nicht erreichbar');
});
