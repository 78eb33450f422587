import { Writable } from 'node:stream';
import type { Failure } from '@silverjobs/telemetry/failures';
import type { Services } from '../services.ts';
import { createServer } from './create-server.ts';
import { implement } from './implement.ts';
import { loggerOptions } from './logger.ts';
import { registerCalls } from './register-calls.ts';

test('OPER-04 operation-28 the log names method and path, but no address, password or token, not even of a crash, and a report says as little', async () => {
  const lines: string[] = [];
  const failures: Failure[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = createServer({
    logger: { ...loggerOptions('debug', (failure) => failures.push(failure)), stream },
  });
  const crash = implement('POST /auth/login', async () => {
    throw new Error('the disk is full');
  });
  registerCalls(app, [crash], {} as Services, {
    identify: async () => null,
    count: async () => {},
    note: async () => async () => {},
  });
  const response = await app.inject({
    method: 'POST',
    url: '/auth/login?key=schluessel',
    headers: { authorization: 'Bearer geheimes-token', cookie: 'authToken=geheimes-token' },
    payload: { email: 'renate@test.example', password: 'geheimes Passwort' },
  });
  await app.close();
  expect([response.statusCode, response.json()]).toEqual([
    500,
    {
      code: 'internal',
      message: 'Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
    },
  ]);
  const log = lines.join('');
  expect(log).toContain('"path":"/auth/login"');
  expect(log).toContain('the disk is full');
  expect(log).not.toMatch(/geheim|renate|schluessel/);
  expect(failures).toMatchObject([
    { message: 'Error: the disk is full', tags: { route: 'POST /auth/login', request: 'req-1' } },
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/geheim|renate|schluessel/);
});
