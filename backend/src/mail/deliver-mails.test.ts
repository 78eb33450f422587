import type { OpenDatabase } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { outbox, tasks } from '../database/schema.ts';
import { CLAIM_LIFETIME_MS, claimTask, extendClaim, finishTask } from '../queue/tasks.ts';
import { type MailServer, openMailServer, readable } from '../testing/mail-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { addMail } from './add-mail.ts';
import { deleteSentMails } from './delete-old-mails.ts';
import { createSmtpSender, type SmtpSender } from './smtp-sender.ts';
import { loginLinkMail } from './templates/login-link.ts';

const FROM = 'silverjobs <post@silverjobs.example>';
const TOKEN = 'a'.repeat(43);

let database: OpenDatabase;
let server: MailServer;
let sender: SmtpSender;
let now: Date;
let logged: string[];

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), openMailServer()]);
});
afterAll(async () => {
  await Promise.all([database.close(), server.close()]);
});
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.delete(tasks);
  (server.received as unknown[]).length = 0;
  server.refuse = null;
  now = new Date(Date.UTC(2026, 10, 21, 9));
  logged = [];
  sender = createSmtpSender(server.url, FROM);
});
afterEach(() => sender.close());

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const add = (recipient: string, expiresAt?: Date) =>
  addMail(database.db, now, {
    ...loginLinkMail('https://test.example', TOKEN),
    recipient,
    usersId: null,
    ...(expiresAt && { expiresAt }),
  });
/** Sends what is due; how many mails were tried. */
async function deliver(send = sender.send): Promise<number> {
  const clock = { now };
  const work = openWork(servicesOf({ db: database.db, clock }), { send });
  const tried = await workOff(work, ['mail']);
  logged.push(...work.logged);
  return tried;
}
const claim = () => claimTask(database.db, now, ['mail']);
const tasksNow = () => database.db.select().from(tasks).orderBy(asc(tasks.id));
const rows = () => database.db.select().from(outbox).orderBy(asc(outbox.id));

test('LOG-06 a mail goes out as text and HTML, and its token leaves the database', async () => {
  await add('renate@test.example');
  const [before] = await rows();
  expect(before?.text).toContain(TOKEN);
  expect(await deliver()).toBe(1);
  const [{ recipient, raw } = { recipient: '', raw: '' }] = server.received;
  expect(recipient).toBe('renate@test.example');
  const mail = readable(raw);
  expect(mail).toContain('From: silverjobs <post@silverjobs.example>');
  expect(mail).toContain('Subject: Ihr Link zur Anmeldung');
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(mail).toMatch(/Message-ID: <\d+\.\d+@silverjobs\.example>/);
  expect(mail).toContain('multipart/alternative');
  expect(mail).toContain(`Jetzt anmelden:\r\nhttps://test.example/login?token=${TOKEN}`);
  expect(mail).toContain(`<a href="https://test.example/login?token=${TOKEN}"`);
  const [after] = await rows();
  expect(after).toMatchObject({ state: 'sent', sentAt: now });
  expect(await tasksNow()).toEqual([]);
  expect(`${after?.text} ${after?.html}`).not.toContain(TOKEN);
  expect(after?.text).toContain('https://test.example/login?token=…');
  later(86_400_000);
  expect(await deliver()).toBe(0);
});

test('RFC 8058 mail that can be ended says where, in the headers; other mail does not', async () => {
  const unsubscribeUrl = `https://test.example/api/alert_unsubscribe/one-click?token=${TOKEN}`;
  const mail = loginLinkMail('https://test.example', TOKEN);
  await addMail(database.db, now, {
    ...mail,
    usersId: null,
    recipient: 'renate@test.example',
    unsubscribeUrl,
  });
  await add('karl@test.example');
  await deliver();
  const rawTo = (person: string) =>
    server.received.find(({ recipient }) => recipient === person)?.raw.replace(/\r\n\s+/g, ' ') ??
    '';
  expect(rawTo('renate@test.example')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(rawTo('renate@test.example')).toContain(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  expect(rawTo('karl@test.example')).not.toContain('List-Unsubscribe');
  expect((await rows())[0]?.unsubscribeUrl).toBeNull();
});

test('a mail whose key is known is left out', async () => {
  const mail = { ...loginLinkMail('https://test.example', TOKEN), key: 'one' };
  await addMail(database.db, now, { ...mail, usersId: null, recipient: 'renate@test.example' });
  await addMail(database.db, now, { ...mail, usersId: null, recipient: 'renate@test.example' });
  expect(await rows()).toHaveLength(1);
});

test('a busy server is asked again later, after growing delays, until it takes the mail', async () => {
  server.refuse = () => ({ code: 451, text: 'too busy' });
  await add('renate@test.example');
  for (const minutes of [1, 5, 15]) {
    expect(await deliver()).toBe(1);
    later(minutes * 60_000 - 1);
    expect(await deliver()).toBe(0);
    later(1);
  }
  expect(await rows()).toMatchObject([{ state: 'waiting' }]);
  expect(await tasksNow()).toMatchObject([
    { state: 'waiting', attempts: 3, lastError: expect.stringContaining('too busy') },
  ]);
  expect(logged).toHaveLength(3);
  expect(logged.join()).not.toContain('renate');
  server.refuse = null;
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

test('OPER-17 a server that is not there loses no mail, and is known to be away', async () => {
  const gone = await openMailServer();
  await gone.close();
  const nowhere = createSmtpSender(gone.url, FROM);
  await add('renate@test.example');
  await deliver(nowhere.send);
  expect(await nowhere.isReachable()).toBe(false);
  expect(await sender.isReachable()).toBe(true);
  nowhere.close();
  expect(await tasksNow()).toMatchObject([
    { state: 'waiting', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') },
  ]);
  later(60_000);
  await deliver();
  expect(server.received).toHaveLength(1);
});

test('an address that does not exist is given up at once and holds up no other', async () => {
  server.refuse = (recipient) =>
    recipient.startsWith('unbekannt') ? { code: 550, text: 'no such user' } : null;
  await add('unbekannt@test.example');
  await add('renate@test.example');
  await deliver();
  const [unknown, known] = await rows();
  expect(unknown).toMatchObject({ state: 'failed' });
  expect(await tasksNow()).toMatchObject([
    { state: 'failed', attempts: 1, lastError: expect.stringContaining('no such user') },
  ]);
  expect(known).toMatchObject({ state: 'sent' });
  expect(logged).toEqual([
    expect.stringMatching(/^error Task \d+ \(mail\), attempt 1: .*; given up$/),
  ]);
});

test('LOG-08 a link that has expired meanwhile is not sent any more', async () => {
  await add('renate@test.example', new Date(now.getTime() + 1_000));
  later(1_000);
  expect(await deliver()).toBe(1);
  expect(server.received).toHaveLength(0);
  expect(await rows()).toMatchObject([{ state: 'failed' }]);
  expect(logged).toEqual([expect.stringContaining('Expired before it could be sent; given up')]);
});

test('several workers at once send every mail once', async () => {
  for (let index = 0; index < 45; index += 1) await add(`person${index}@test.example`);
  const other = createSmtpSender(server.url, FROM);
  const shares = await Promise.all([deliver(), deliver(other.send), deliver(other.send)]);
  other.close();
  expect(shares.reduce((sum, share) => sum + share)).toBe(45);
  expect(new Set(server.received.map(({ recipient }) => recipient)).size).toBe(45);
  expect(server.received).toHaveLength(45);
  expect(await database.db.$count(outbox, eq(outbox.state, 'sent'))).toBe(45);
});

test('what a process had taken when it died is sent by another one, not before its time', async () => {
  await add('renate@test.example');
  const claimed = await claim();
  expect(claimed).toMatchObject({ attempts: 1 });
  later(CLAIM_LIFETIME_MS - 1);
  expect(await deliver()).toBe(0);
  later(1);
  expect(await deliver()).toBe(1);
  expect(server.received).toHaveLength(1);
  // The first one was only slow: what it says about the mail counts no more.
  await add('karl@test.example');
  if (claimed) await finishTask(database.db, claimed, 'forget');
  expect(await tasksNow()).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ state: 'sent', sentAt: now });
});

test('operation-7 a mail that the server takes slowly stays with its process', async () => {
  await add('renate@test.example');
  const claimed = await claim();
  later(CLAIM_LIFETIME_MS - 1);
  if (claimed) await extendClaim(database.db, now, claimed);
  later(CLAIM_LIFETIME_MS - 1);
  expect(await deliver()).toBe(0);
  expect(server.received).toHaveLength(0);
});

test('operation-7 a link that somebody waits for goes before everything else', async () => {
  for (let index = 0; index < 7; index += 1) await add(`alert${index}@test.example`);
  later(1);
  await add('wartet@test.example', new Date(now.getTime() + 60_000));
  const mails = await rows();
  const recipientOf = async () => {
    const key = (await claim())?.key;
    return mails.find(({ id }) => String(id) === key)?.recipient;
  };
  expect(await recipientOf()).toBe('wartet@test.example');
  expect(await recipientOf()).toBe('alert0@test.example');
});

test('mail that is done is forgotten after 30 days, waiting mail never', async () => {
  await add('renate@test.example');
  await deliver();
  await add('karl@test.example');
  later(30 * 86_400_000);
  await deleteSentMails(database.db, now);
  expect(await rows()).toHaveLength(2);
  later(86_400_000);
  await deleteSentMails(database.db, now);
  expect(await rows()).toMatchObject([{ recipient: 'karl@test.example', state: 'waiting' }]);
});
