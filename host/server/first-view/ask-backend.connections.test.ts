import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getText } from './ask-backend.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
}
const never = new AbortController().signal;

test('VIEW-07 texts come by connections that stay open, with their status', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve(({ socket, url, headers }, response) => {
    ports.add(socket.remotePort);
    response.statusCode = url === '/gone' ? 404 : 200;
    response.end(`${headers.authorization} ä€${url}`);
  });
  const headers = { Authorization: 'Bearer t' };
  expect(await getText(`${url}/a?b=1`, headers, never)).toEqual({
    status: 200,
    body: 'Bearer t ä€/a?b=1',
  });
  expect((await getText(`${url}/gone`, headers, never)).status).toBe(404);
  expect(ports.size).toBe(1);
});

test('VIEW-02 a redirect is not followed', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: '/b' }).end());
  expect((await getText(`${url}/a`, {}, never)).status).toBe(302);
});

test('VIEW-02 an old connection that was closed is no failure', async () => {
  let closes = false;
  const url = await serve(({ socket }, response) => {
    if (!closes) return response.end('a');
    closes = false;
    return socket.resetAndDestroy();
  });
  await getText(url, {}, never);
  closes = true;
  expect((await getText(url, {}, never)).body).toBe('a');
});

test('VIEW-02 who is cut off, refused, or out of time gets no answer', async () => {
  const url = await serve(({ url }, response) => {
    if (url !== '/cut') return;
    response.writeHead(200, { 'content-length': '10' }).write('a');
    setImmediate(() => response.destroy());
  });
  await expect(getText(`${url}/cut`, {}, never)).rejects.toThrow();
  await expect(getText('http://127.0.0.1:1/', {}, never)).rejects.toThrow('ECONNREFUSED');
  const ended = new AbortController();
  const waiting = getText(`${url}/silent`, {}, ended.signal);
  ended.abort();
  await expect(waiting).rejects.toThrow('aborted');
});
