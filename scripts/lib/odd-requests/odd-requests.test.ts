import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { openTestApp, type TestApp } from '../../../backend/src/testing/test-app.ts';
import {
  openRenderingServer,
  type RenderingServer,
} from '../../../host/server/testing/rendering-server.ts';

let api: TestApp;
let documents: RenderingServer;
const ports = { backend: 0, 'document server': 0 };
type Target = keyof typeof ports;

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api = await openTestApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ports.backend = (api.app.server.address() as AddressInfo).port;
  documents = await openRenderingServer([{ name: 'jobs' }], (asked, answer) =>
    api.app.routing(asked, answer),
  );
  ports['document server'] = Number(new URL(await documents.listen()).port);
});
afterAll(async () => {
  await documents.close();
  await api.close();
});

/** What comes back for a request as it is written, until the connection ends. */
async function answerTo(target: Target, head: string, body = ''): Promise<string> {
  const socket = connect(ports[target], '127.0.0.1');
  await once(socket, 'connect');
  socket.setEncoding('latin1');
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.on('error', () => {});
  socket.write(`${head}\r\nhost: a\r\nconnection: close\r\n\r\n${body}`, 'latin1');
  await once(socket, 'close');
  return text;
}

const post = (headers: string, path = '/api/auth/login') =>
  `POST ${path} HTTP/1.1\r\ncontent-length: 2\r\n${headers}`;

const PATHS = [
  ...['/api/auth/login', '/api/alert_unsubscribe/one-click?token=aaaaaaaaaaaaaaaaaaaaaaaa'],
  ...['/api/none', '/reports/security', '/reports/loads', '/reports/host', '/login'],
];

const TYPES = [
  ...[
    '',
    ';',
    ';;',
    '/',
    'a',
    'a/',
    '/b',
    'text/html; charset=',
    'application/json;',
    '*/*',
    '\xff',
  ],
  ...[
    'application/json; charset="',
    'application/json; charset=utf-16',
    'application/json, text/html',
  ],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['application/json+xml', 'application/json\t', 'constructor', '__proto__', 'x'.repeat(8_000)],
];

describe.each(Object.keys(ports) as Target[])('%s', (target) => {
  test.each(TYPES)('TRUST-34 the content type %j is no failure of ours', async (type) => {
    for (const path of PATHS) {
      const answer = await answerTo(target, post(`content-type: ${type}`, path), '{}');
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 [24]\d\d /)]);
    }
  });

  test('TRUST-34 a reading call with a body is no failure of ours', async () => {
    const head = 'GET /api/health HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 2';
    expect(await answerTo(target, head, '{}')).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  });

  test.each([
    'expect: 100-continue',
    'expect: 200-ok',
    'expect: ',
    'transfer-encoding: chunked',
    'transfer-encoding: gzip, chunked',
    'content-encoding: br',
    'content-encoding: none',
    'upgrade: websocket\r\nconnection: upgrade',
    'te: trailers',
    'range: bytes=0-1,2-3',
    'if-match: "',
    'authorization: Bearer \xff',
    'cookie: =;;=;authToken',
    'x-forwarded-for: ,,,',
    'x-forwarded-for: [::',
    'accept: \xff/\xff',
    'content-length: 3',
    'host: a b',
  ])('TRUST-34 a request with %j is no failure of ours', async (header) => {
    const answer = await answerTo(
      target,
      post(`content-type: application/json\r\n${header}`),
      '{}',
    );
    expect(answer).toMatch(/^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 4\d\d /);
  });

  test.each([
    'GET /api/%',
    'GET /releases/host/abc123/host.js/x',
    'GET /releases/host/abc123/%00',
    'GET /%2e%2e/%2e%2e/etc/passwd',
    'GET /jobs?%',
    'GET /login?a=%E4',
    'GET /api/%00',
    'GET /api/job_demand/%2e%2e',
    'GET /api/job_demand/1?a[b]=1&__proto__[x]=1',
    'GET //api/health/..',
    'GET http://other.example/api/none',
    'OPTIONS *',
    'OPTIONS /api/auth/login',
    'TRACE /api/health',
    'PROPFIND /api/health',
    'HEAD /api/auth/login',
    'QUERY /api/health',
  ])('TRUST-34 %s is no failure of ours', async (line) => {
    expect(await answerTo(target, `${line} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 (?:[234]\d\d|501) /);
  });
});

test('TRUST-34 answers of the API load nothing and stand in no frame', async () => {
  for (const url of ['/api/health', '/api/none', '/api/positions']) {
    const { headers } = await api.app.inject({ url });
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});
