import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readServerConfig } from '../config.ts';
import { withoutHopHeaders } from '../http/pass-on.ts';
import { buildServer } from '../server.ts';
import { openServer } from '../testing/open-server.ts';

const html = { accept: 'text/html,*/*' };

test('OPER-07 operation-23 a server that starts beside a broken registry serves the product that can be read', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { folder, close } = await openServer();
  const revisions = await readdir(join(folder, 'revisions'));
  await writeFile(join(folder, 'revisions', `0000000${revisions.length + 1}.json`), '{');
  const server = await buildServer(readServerConfig({ RELEASE_STORE: folder }));
  expect((await server.inject('/registry.json')).json()).toMatchObject({
    revision: revisions.length,
    remotes: { jobs: { release: 'def456' } },
  });
  await server.close();

  for (const name of await readdir(join(folder, 'revisions'))) {
    await writeFile(join(folder, 'revisions', name), '{');
  }
  const empty = await buildServer(readServerConfig({ RELEASE_STORE: folder }));
  expect((await empty.inject('/registry.json')).statusCode).toBe(503);
  const page = await empty.inject({ url: '/jobs/7', headers: html });
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(page.body).toContain('Der Dienst ist gerade nicht erreichbar.');
  await empty.close();
  await close();
  logged.mockRestore();
});

test('operation-24 a client that asks to close is not told that the connection stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hop-'));
  const backend = createServer((_, response) => {
    response.writeHead(200, { connection: 'keep-alive, x-own', 'x-own': '1', 'x-kept': '2' });
    response.end('{}');
  });
  const portOf = (listening: typeof backend) => (listening.address() as { port: number }).port;
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const API_URL = `http://127.0.0.1:${portOf(backend)}`;
  const server = await buildServer(readServerConfig({ RELEASE_STORE: folder, API_URL }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(portOf(server.server as typeof backend), '127.0.0.1');
  socket.write('GET /api/auth/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const answer = (await text(socket)).toLowerCase();
  expect(answer).toContain('x-kept: 2');
  expect(answer).toContain('connection: close');
  expect(answer).not.toMatch(/keep-alive|x-own/);
  await server.close();
  backend.closeAllConnections();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

test('operation-24 what the headers of a connection name goes with them', () => {
  const headers = { connection: 'Keep-Alive, X-Own', 'keep-alive': 'timeout=5', 'x-own': '1' };
  expect(withoutHopHeaders({ ...headers, 'content-type': 'text/plain' })).toEqual({
    'content-type': 'text/plain',
  });
});
