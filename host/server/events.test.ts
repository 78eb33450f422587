import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readServerConfig } from './config.ts';
import { buildServer } from './server.ts';

/** More than the proxy keeps connections for ordinary calls. */
const READERS = 140;

let api: Server;
let server: FastifyInstance;
let address: string;
const streams = new Set<ServerResponse>();

beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url !== '/api/events') {
      response.setHeader('content-type', 'application/json');
      response.end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('data: 1\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  server = await buildServer(readServerConfig({ API_URL: `http://127.0.0.1:${port}` }));
  address = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  api.closeAllConnections();
  api.close();
  // Connections that the readers keep would hold the end for as long as a proxy keeps them.
  server.server.closeAllConnections();
  await server.close();
});

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('messages-15 events pass through at once and as they are, in any number, and other calls do not wait', async () => {
  const leave = new AbortController();
  const headers = { 'accept-encoding': 'br, gzip' };
  const readers = await Promise.all(
    Array.from({ length: READERS }, async () => {
      const response = await fetch(`${address}/api/events`, { headers, signal: leave.signal });
      expect(response.headers.get('content-encoding')).toBeNull();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe('data: 1\n\n');
      return reader;
    }),
  );
  expect(streams.size).toBe(READERS);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  for (const stream of streams) stream.write('data: 2\n\n');
  for (const reader of readers) expect((await reader?.read())?.value).toBe('data: 2\n\n');
  // Who leaves is let go by the backend, too.
  leave.abort();
  await until(() => streams.size === 0);
});
