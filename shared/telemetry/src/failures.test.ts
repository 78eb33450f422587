import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { framesOf, startFailureReports } from './failures.ts';

const received: string[] = [];
const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  received.push(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
  response.end('{}');
});
let dsn: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => server.close());

test('OPER-04 operation-28 a failure is reported once, with where and on which route, and without anybody', async () => {
  const options = { dsn, service: 'backend', environment: 'staging', release: 'r1' };
  // A busy machine takes longer than the end of a process would wait.
  const reports = await startFailureReports(options, 15_000);
  const error = new Error('renate@test.example could not be told\n    at secret renate@x:1:2');
  const failure = {
    type: error.name,
    message: `${error.message} token sj_0123456789abcdef0123456789abcdef`,
    frames: framesOf(error),
    tags: { route: 'POST /api/message', request: 'req-7' },
  };
  reports.report(failure);
  reports.report(failure);
  await reports.stop();
  expect(received).toHaveLength(1);
  const [, , event = ''] = (received[0] ?? '').split('\n');
  expect(JSON.parse(event)).toMatchObject({
    level: 'error',
    environment: 'staging',
    release: 'r1',
    platform: 'node',
    tags: { service: 'backend', route: 'POST /api/message', request: 'req-7' },
    exception: { values: [{ type: 'Error', value: expect.stringContaining('could not be told') }] },
  });
  expect(event).toContain('failures.test.ts');
  expect(received[0]).not.toMatch(/renate|0123456789abcdef/);
});

test('operation-28 an address that does not answer keeps nobody waiting at the end', async () => {
  const options = { dsn: 'http://key@127.0.0.1:9/7', service: 'backend', environment: 'local' };
  const reports = await startFailureReports(options);
  reports.report({ type: 'Error', message: 'nobody hears it' });
  await expect(reports.stop()).resolves.toBeUndefined();
});
