import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { readServerConfig } from './config.ts';
import { failureOf, openFailureReports } from './failure-reports.ts';
import { buildServer } from './server.ts';
import { openServer } from './testing/open-server.ts';

test('OPER-04 operation-28 what fails by our own fault is reported by route, what is away is not', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { folder, close } = await openServer();
  const told: [unknown, string][] = [];
  const config = readServerConfig({ RELEASE_STORE: folder, FIRST_VIEW: 'off' });
  let thrown: Error = new Error('broken');
  const server = await buildServer(config, {
    readRegistry: async () => {
      throw thrown;
    },
    reportFailure: (error, route) => told.push([error, route]),
  });
  expect((await server.inject('/jobs/4711')).statusCode).toBe(500);
  expect(told).toEqual([[thrown, '/*']]);
  thrown = Object.assign(new Error('away'), { statusCode: 503 });
  expect((await server.inject('/jobs/4711')).statusCode).toBe(503);
  expect(told).toHaveLength(1);
  await server.close();
  await close();
  logged.mockRestore();
});

test('OPER-04 operation-28 a visitor who leaves in the middle of an answer is nobody’s failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { folder, close } = await openServer();
  const told: unknown[] = [];
  // As a stream fails that packs an answer for a connection that is closed.
  const premature = () =>
    Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  const asked = new EventEmitter();
  let fail = (_: Error) => {};
  const server = await buildServer(readServerConfig({ RELEASE_STORE: folder, FIRST_VIEW: 'off' }), {
    readRegistry: () =>
      new Promise((_, reject) => {
        fail = reject;
        asked.emit('document');
      }),
    reportFailure: (error) => told.push(error),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const connection = once(server.server, 'connection');
  const visitor = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET /jobs/4711 HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [[socket]] = await Promise.all([connection, once(asked, 'document')]);
  visitor.destroy();
  await once(socket, 'close');
  fail(premature());

  const next = server.inject('/jobs/4711');
  await once(asked, 'document');
  expect(told).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
  // What breaks off for somebody who waits is ours to mend.
  const ours = premature();
  fail(ours);
  expect((await next).statusCode).toBe(500);
  expect(told).toEqual([ours]);
  await server.close();
  await close();
  logged.mockRestore();
});

test('operation-28 a report of the document server holds no query, and without an address there is none', async () => {
  const { message } = failureOf(new Error('fetch of https://store.example/a?token=geheim failed'));
  expect(message).toBe('fetch of https://store.example/a?… failed');
  expect(await openFailureReports(readServerConfig({}))).toBeNull();
});
