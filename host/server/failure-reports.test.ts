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

test('operation-28 a report of the document server holds no query, and without an address there is none', async () => {
  const { message } = failureOf(new Error('fetch of https://store.example/a?token=geheim failed'));
  expect(message).toBe('fetch of https://store.example/a?… failed');
  expect(await openFailureReports(readServerConfig({}))).toBeNull();
});
