import { deleteUser } from '../../account/delete-user.ts';
import { eq } from '../../database/drizzle.ts';
import {
  guestAlerts,
  guestAlertTokens,
  jobDemands,
  outbox,
  rateLimits,
} from '../../database/schema.ts';
import type { SmtpSender } from '../../mail/smtp-sender.ts';
import { JOB_ID } from '../../testing/jobs.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../../testing/work.ts';

const WANTED = { email: 'gast@test.example', was: 'Alltagsbegleiter', wo: '50667' };
const DAY_MS = 86_400_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-21T09:00:00Z');
  await api.db.delete(guestAlerts);
  await api.db.delete(outbox);
  await api.db.delete(rateLimits);
});
afterAll(() => api.close());

const ask = (body: object = WANTED) => api.sendRaw('POST /public_alert', { body }, null);
const mails = () =>
  api.db.select().from(outbox).where(eq(outbox.recipient, WANTED.email)).orderBy(outbox.id);
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const confirm = async () => {
  const token = tokenIn((await mails()).at(-1)?.text);
  return api.send('POST /public_alert/confirm', { body: { token } }, null);
};
const work = () =>
  workOff(openWork(servicesOf(api)), [
    'find-guest-alerts',
    'guest-alert',
    'delete-unconfirmed-alerts',
  ]);
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const post = () =>
  api.db
    .update(jobDemands)
    .set({ createdAt: api.clock.now, title: 'Neu: Begleitung' })
    .where(eq(jobDemands.id, JOB_ID));

test('PUB-08 public-9 nothing is mailed before the address is confirmed, then once a day at most', async () => {
  expect(await ask()).toEqual({ status: 200, body: { ok: true } });
  later(60_000);
  await post();
  later(DAY_MS);
  await work();
  expect(await mails()).toHaveLength(1);
  const { body } = await confirm();
  expect(new URLSearchParams(body.search).get('was')).toBe('Alltagsbegleiter');
  later(3_600_000);
  await post();
  await work();
  expect(await mails()).toHaveLength(1);
  later(DAY_MS);
  await work();
  await work();
  const [, alert, ...others] = await mails();
  expect(others).toEqual([]);
  expect(alert?.subject).toBe('Eine neue Stelle: Neu: Begleitung');
  expect(alert?.text).toContain(`https://test.example/stelle/${JOB_ID}/neu-begleitung`);
  later(DAY_MS);
  await work();
  expect(await mails()).toHaveLength(2);
});

test('PUB-08 one click ends the mails and deletes everything', async () => {
  await ask();
  await confirm();
  later(60_000);
  await post();
  later(DAY_MS);
  await work();
  const url = new URL((await mails()).at(-1)?.unsubscribeUrl ?? '');
  const response = await api.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(response.statusCode).toBe(200);
  expect(await api.db.$count(guestAlerts)).toBe(0);
  expect(await api.db.$count(guestAlertTokens)).toBe(0);
});

test('PUB-08 what nobody confirms is deleted after three days, and its link says so', async () => {
  await ask();
  later(2 * DAY_MS);
  await work();
  expect(await api.db.$count(guestAlerts)).toBe(1);
  later(DAY_MS + 1_000);
  expect(await confirm()).toMatchObject({ status: 400, body: { code: 'link.invalid' } });
  await work();
  expect(await api.db.$count(guestAlerts)).toBe(0);
});

test('PUB-08 the answer says nothing of who is known, and nobody is flooded', async () => {
  await ask();
  await confirm();
  expect(await ask()).toEqual({ status: 200, body: { ok: true } });
  expect(await mails()).toHaveLength(1);
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push((await ask({ ...WANTED, email: 'flut@test.example', was: `x${tries}` })).status);
  }
  expect(answers).toEqual([200, 200, 200, 429, 429, 429]);
});

test('PUB-08 the form works without scripts and leads back with what happened', async () => {
  const send = (payload: string, path = 'form') =>
    api.app.inject({
      method: 'POST',
      url: `/api/public_alert/${path}`,
      remoteAddress: '10.9.9.9',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const asked = await send('email=gast@test.example&was=Gärtner&wo=Köln');
  expect([asked.statusCode, asked.headers.location]).toEqual([
    303,
    'https://test.example/stellen?was=G%C3%A4rtner&wo=K%C3%B6ln&hinweis=bestellt',
  ]);
  const wrong = await send('email=keine&was=G%C3%A4rtner');
  expect(wrong.headers.location).toBe(
    'https://test.example/stellen?was=G%C3%A4rtner&hinweis=adresse',
  );
  const token = tokenIn((await mails()).at(-1)?.text);
  const confirmed = await send(`token=${token}`, 'confirm/form');
  expect(confirmed.headers.location).toBe(
    'https://test.example/stellen?was=G%C3%A4rtner&wo=K%C3%B6ln&hinweis=bestaetigt',
  );
  const [alert] = await api.db.select().from(guestAlerts);
  expect(alert?.confirmedAt).toEqual(api.clock.now);
  for (const payload of ['token=unbekannt', 'token=', '']) {
    const unknown = await send(payload, 'confirm/form');
    expect(unknown.headers.location).toBe('https://test.example/stellen?hinweis=ungueltig');
  }
});

test('PUB-06 PUB-08 without scripts the link of a mail ends the mails by a form', async () => {
  await ask();
  const token = tokenIn((await mails()).at(-1)?.text);
  const send = (given: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/alert_unsubscribe/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${given}`,
    });
  expect((await send('unbekannt-unbekannt-unbekannt')).headers.location).toBe(
    'https://test.example/stellen?hinweis=ungueltig',
  );
  expect(await api.db.$count(guestAlerts)).toBe(1);
  const ended = await send(token);
  expect([ended.statusCode, ended.headers.location]).toEqual([
    303,
    'https://test.example/stellen?hinweis=abbestellt',
  ]);
  expect(await api.db.$count(guestAlerts)).toBe(0);
});

test('PUB-08 account-39 who deletes the account has no mails ordered without it, either', async () => {
  const { email, usersId } = testUsers.stranger;
  await ask({ ...WANTED, email });
  await ask();
  await deleteUser(servicesOf(api), { email, usersId });
  const left = await api.db.select({ email: guestAlerts.email }).from(guestAlerts);
  expect(left).toEqual([{ email: WANTED.email }]);
});

test('PUB-08 delivery-88 a mail that waits names nothing that was hidden since', async () => {
  await ask();
  await confirm();
  later(DAY_MS);
  await post();
  later(DAY_MS);
  await work();
  const [alert] = (await mails()).slice(1);
  expect(alert?.text).toContain('Neu: Begleitung');
  const own = eq(jobDemands.id, JOB_ID);
  await api.db.update(jobDemands).set({ status: 'paused' }).where(own);
  const sent: string[] = [];
  const send: SmtpSender['send'] = ({ text }) => {
    sent.push(text);
    return Promise.resolve({ ok: true });
  };
  await workOff(openWork(servicesOf(api), { send }), ['mail']);
  expect(sent.join()).not.toContain('Neu: Begleitung');
  await api.db.update(jobDemands).set({ status: 'active' }).where(own);
  await work();
  expect((await mails()).at(-1)?.text).toContain('Neu: Begleitung');
});
