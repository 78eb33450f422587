import { buildApp } from '../app.ts';
import { startQueue } from '../queue/start-queue.ts';
import { openMailServer, readable } from '../testing/mail-server.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';
import { openWork, servicesOf } from '../testing/work.ts';
import { openMailSender } from './mail-handler.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { email } = testUsers.candidate;
const requestLink = { url: `/api/auth/request-magic-link?email=${email}` };
const silent = { warn: () => {}, error: () => {} };

test('LOG-06 with a mail server a requested link arrives and signs in', async () => {
  const server = await openMailServer();
  const config = { SMTP_URL: server.url, MAIL_FROM: 'silverjobs <post@silverjobs.example>' };
  const sender = openMailSender(config);
  const parts = servicesOf({ db: api.db, clock: { now: new Date() } });
  const { handlers } = openWork(parts, { send: sender?.send ?? null });
  const others = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    { ...handler, lanes: 0 },
  ]);
  const queue = startQueue({
    db: api.db,
    now: () => new Date(),
    handlers: { ...Object.fromEntries(others), mail: handlers.mail },
    log: silent,
  });
  const app = buildApp({ database: api.db, workAdded: queue.wake });
  expect((await app.inject(requestLink)).json()).toEqual({ ok: true });
  await server.arrived(1);
  expect(server.received[0]?.recipient).toBe(email);
  const token = /token=([\w-]+)/.exec(readable(server.received[0]?.raw ?? ''))?.[1];
  const payload = { token };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/magic-link', payload });
  expect(answer.json()).toEqual({ authToken: expect.any(String) });
  await queue.stop();
  sender?.close();
  await Promise.all([app.close(), server.close()]);
});

test('delivery-29 without a mail server the demo shows the mails at /dev/outbox, newest first', async () => {
  const app = buildApp({ database: api.db, devOutbox: true, publicUrl: 'https://test.example/' });
  await app.inject(requestLink);
  const payload = { email: testUsers.stranger.email };
  await app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload });
  const answer = await app.inject({ url: '/api/dev/outbox' });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { mails } = answer.json();
  expect(mails.slice(0, 2)).toMatchObject([
    { recipient: testUsers.stranger.email, subject: 'Neues Passwort festlegen' },
    { recipient: email, subject: 'Ihr Link zur Anmeldung', created_at: expect.any(Number) },
  ]);
  expect(mails[1].text).toContain('https://test.example/login?token=');
  expect(mails[1].html).toContain('href="https://test.example/login?token=');
  const toOne = await app.inject({ url: '/api/dev/outbox', query: { recipient: email } });
  expect(new Set(toOne.json().mails.map((mail: { recipient: string }) => mail.recipient))).toEqual(
    new Set([email]),
  );
  await app.close();
});

test('delivery-29 elsewhere /dev/outbox is an unknown path', async () => {
  const answer = await api.app.inject({ url: '/api/dev/outbox' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});
