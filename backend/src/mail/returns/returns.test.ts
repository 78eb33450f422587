import { eq } from '../../database/drizzle.ts';
import { auditLog, outbox, returnedAddresses } from '../../database/schema.ts';
import { type MailServer, openMailServer, readable } from '../../testing/mail-server.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { openWork, servicesOf, workOff } from '../../testing/work.ts';
import { addMail } from '../add-mail.ts';
import { createSmtpSender, type SmtpSender } from '../smtp-sender.ts';
import { loginLinkMail } from '../templates/login-link.ts';
import { returnAddresses } from './return-address.ts';

const SECRET = 'x'.repeat(32);
const returns = { ...returnAddresses('return@silverjobs.example', SECRET), secret: SECRET };
const { candidate } = testUsers;

let api: TestApp;
let server: MailServer;
let sender: SmtpSender;
beforeAll(async () => {
  [api, server] = await Promise.all([openTestApp({ returns }), openMailServer()]);
  sender = createSmtpSender(server.url, 'silverjobs <post@silverjobs.example>', returns);
});
afterAll(async () => {
  sender.close();
  await Promise.all([api.close(), server.close()]);
});
beforeEach(async () => {
  await api.db.delete(returnedAddresses);
  await api.db.delete(outbox);
  (server.received as unknown[]).length = 0;
  server.refuse = null;
});

const later = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
};
/** Writes and sends a mail; its number and how it looks now. */
async function send(
  recipient: string = candidate.email,
  extra: Partial<Parameters<typeof addMail>[2]> = {},
) {
  const letter = loginLinkMail('https://test.example', 'a'.repeat(43));
  const usersId = recipient === candidate.email ? candidate.usersId : null;
  await addMail(api.db, api.clock.now, { ...letter, recipient, usersId, ...extra });
  await workOff(openWork(servicesOf(api), { send: sender.send }), ['mail']);
  const [mail] = (await api.db.select().from(outbox)).sort((one, other) => other.id - one.id);
  if (!mail) throw new Error('No mail');
  return mail;
}
const rows = () => api.db.select().from(returnedAddresses);
const stateOf = async (id: number) =>
  (await api.db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** A report as Postfix writes it. */
const report = (to: string, status: string, action = 'failed') =>
  [
    'From: MAILER-DAEMON@mx.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Sat, 21 Nov 2026 09:00:00 +0100',
    '',
    'Final-Recipient: rfc822; jemand@test.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such',
    '    user here',
    '--b1',
    'Content-Type: message/rfc822',
    '',
    'From: silverjobs <post@silverjobs.example>',
    'Subject: Ihr Link',
    '',
    'Guten Tag',
    '--b1--',
    '',
  ].join('\r\n');

/** A complaint as a feedback loop forwards it: the envelope is left out, our header is not. */
const complaint = (key: string) =>
  [
    'From: fbl@provider.example',
    'To: fbl@silverjobs.example',
    'Subject: FW: Ihr Link',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--b2',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Provider/1.0',
    'Version: 1',
    '--b2',
    'Content-Type: message/rfc822',
    '',
    `X-Return-Key: ${key}`,
    'Subject: Ihr Link',
    '',
    'Guten Tag',
    '--b2--',
    '',
  ].join('\r\n');

const hand = (mail: string, authorization = `Bearer ${SECRET}`) =>
  api.app.inject({
    method: 'POST',
    url: '/api/mail_return',
    payload: mail,
    headers: { 'content-type': 'message/rfc822', authorization },
  });

test('OPER-17 delivery-80 each mail has a return address of its own, which names it', async () => {
  const { id } = await send();
  const raw = server.received[0]?.raw ?? '';
  expect(server.senders[0]).toBe(returns.of(id));
  expect(readable(raw)).toContain(`X-Return-Key: ${returns.keyOf(id)}`);
  expect(returns.find(`To: <${returns.of(id).toUpperCase()}>`)).toBe(id);
});

test('OPER-17 delivery-81 a mailbox that is not there gets nothing more, and the office sees it', async () => {
  const { id } = await send();
  expect((await hand(report(returns.of(id), '5.1.1'))).json()).toEqual({ received: true });
  expect(await stateOf(id)).toMatchObject({ outcome: 'returned', outcomeStatus: '5.1.1' });
  expect(await rows()).toMatchObject([
    {
      email: candidate.email,
      usersId: candidate.usersId,
      kind: 'hard',
      suppressedAt: api.clock.now,
    },
  ]);
  const next = await send();
  expect(next).toMatchObject({ state: 'failed', outcome: 'withheld' });
  expect(next.text).not.toContain('a'.repeat(43));
  expect(server.received).toHaveLength(1);
  const { body: user } = await api.send(
    'GET /operator/user/{id}',
    {
      params: { id: candidate.usersId },
    },
    'operator',
  );
  expect(user).toMatchObject({
    returned: 'hard',
    mails: [{ outcome: 'withheld' }, { outcome: 'returned', outcome_status: '5.1.1' }],
  });
});

test('OPER-17 account-51 at the next sign-in it is said, until the address gets mail again', async () => {
  const { id } = await send();
  await hand(report(returns.of(id), '5.1.1'));
  const me = async () => (await api.send('GET /auth/me', {}, 'candidate')).body;
  expect(await me()).toMatchObject({ mail_returned: true });
  const count = async () =>
    (await api.send('GET /operator/count', { query: { of: 'returned' } }, 'operator')).body.id;
  expect(await count()).toBe(1);
  const resolve = (action: 'allow' | 'done') =>
    api.send(
      'POST /operator/returned_mail',
      { body: { email: candidate.email, action, reason: 'Am Telefon geprüft.' } },
      'operator',
    );
  await resolve('done');
  expect(await count()).toBe(0);
  expect(await me()).toMatchObject({ mail_returned: true });
  await resolve('allow');
  expect(await me()).not.toHaveProperty('mail_returned');
  expect((await send()).state).toBe('sent');
  expect(await api.db.$count(auditLog, eq(auditLog.action, 'mail-allowed'))).toBe(1);
});

test('OPER-17 delivery-81 a full mailbox is given up after the third mail in two weeks', async () => {
  const bounce = async () => {
    const { id } = await send();
    await hand(report(returns.of(id), '5.2.2'));
    // The same report again counts nothing.
    await hand(report(returns.of(id), '5.2.2'));
    return (await rows())[0];
  };
  expect(await bounce()).toMatchObject({ kind: 'soft', returns: 1, suppressedAt: null });
  expect(await bounce()).toMatchObject({ returns: 2, suppressedAt: null });
  later(15);
  expect(await bounce()).toMatchObject({ returns: 1, suppressedAt: null });
  await bounce();
  expect(await bounce()).toMatchObject({ returns: 3, suppressedAt: api.clock.now });
});

test('OPER-17 delivery-81 who complains gets only what was asked for this minute', async () => {
  const { id } = await send();
  await hand(complaint(returns.keyOf(id)));
  expect(await rows()).toMatchObject([{ kind: 'complaint' }]);
  expect((await send()).outcome).toBe('withheld');
  const expiresAt = new Date(api.clock.now.getTime() + 3_600_000);
  expect((await send(candidate.email, { expiresAt })).state).toBe('sent');
});

test('OPER-17 delivery-80 nobody has the mail of a stranger stopped: forged, unsigned, unsolicited', async () => {
  const { id } = await send();
  const forged = `return+r${id}-${'0'.repeat(20)}@silverjobs.example`;
  expect((await hand(report(forged, '5.1.1'))).statusCode).toBe(200);
  expect((await hand(report(returns.of(id), '5.1.1'), 'Bearer wrong')).statusCode).toBe(403);
  expect((await hand(report(returns.of(id + 1_000), '5.1.1'))).statusCode).toBe(200);
  // A mere delay, a holiday, and what is no mail at all.
  await hand(report(returns.of(id), '4.4.1', 'delayed'));
  await hand(`To: ${returns.of(id)}\r\nSubject: Urlaub\r\n\r\nBin bis Montag weg.`);
  await hand(`${returns.of(id)} \u0000\r\nContent-Type: multipart/report; boundary=`);
  expect(await rows()).toEqual([]);
  expect((await stateOf(id))?.outcome).toBeNull();
});

test('OPER-17 delivery-81 a server that names the mailbox as unknown counts like a return; another no does not', async () => {
  server.refuse = () => ({ code: 550, text: '5.1.1 no such user' });
  expect(await send()).toMatchObject({ state: 'failed', outcome: 'returned' });
  expect(await rows()).toMatchObject([{ kind: 'hard', status: '5.1.1' }]);
  await api.db.delete(returnedAddresses);
  server.refuse = () => ({ code: 550, text: '5.7.1 we do not like you' });
  expect(await send()).toMatchObject({ state: 'failed', outcome: null });
  expect(await rows()).toEqual([]);
});
