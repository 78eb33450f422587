import { desc, eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../database/schema.ts';
import { BEGIN } from '../testing/fill-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, testUsers } from '../testing/test-users.ts';
import { insertWholeAccount, NAMES, OTHER_NAMES } from '../testing/whole-account.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { usersId } = testUsers.candidate;
const { outbox, sessions } = schema;

/** Every row of every table that holds one of the words, as 'table: row'. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const found: string[] = [];
  for (const table of tables) {
    for (const row of await api.db.select().from(table as PgTable)) {
      const text = JSON.stringify(row);
      if (words.some((word) => text.includes(word))) found.push(`${getTableName(table)}: ${text}`);
    }
  }
  return found;
}

async function changeAddress(as: { token: string }, email: string): Promise<void> {
  await api.send('POST /auth/request-email-change', { body: { email, users_id: usersId } }, as);
  const mails = await api.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
  const token = /token=([A-Za-z0-9_-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await api.send('POST /auth/confirm-email-change', { body: { token } }, null);
}

test('TRUST-05 account-39 an account with something in every column: the export holds it, deletion leaves nothing', async () => {
  const token = await insertSession(api.db, usersId, new Date(BEGIN.getTime() + 3_600_000));
  const as = { token };
  await insertWholeAccount(api.db, BEGIN);
  const written = { topic: 'question', message: 'Guten Tag' } as const;
  const contact = { ...written, name: NAMES.last, email: NAMES.emails[0] };
  await api.send('POST /contact', { body: contact }, null);
  const withdrawal = { name: NAMES.last, email: NAMES.emails[0], contract: 'silver+' };
  await api.send('POST /contract_withdrawal', { body: withdrawal }, null);
  await changeAddress(as, NAMES.emails[1]);
  await changeAddress(as, NAMES.emails[2]);

  const { body, status } = await api.send('GET /account/export', {}, as);
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  for (const word of [NAMES.first, NAMES.last, NAMES.phone, NAMES.street, ...NAMES.emails]) {
    expect(text).toContain(word);
  }
  for (const word of OTHER_NAMES) expect(text).toContain(word);
  expect(body.former_emails.map(({ email }) => email)).toEqual([NAMES.emails[1], NAMES.emails[0]]);
  expect(body.operator_mails).toHaveLength(2);
  expect(body.mails.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([...NAMES.emails]),
  );

  const words = [
    NAMES.first,
    NAMES.last,
    NAMES.phone,
    NAMES.street,
    ...NAMES.emails,
    ...OTHER_NAMES,
  ];
  expect((await rowsWith(words)).length).toBeGreaterThan(20);
  const gone = await api.send('DELETE /users/{id}', { params: { id: usersId } }, as);
  expect(gone.status).toBe(200);
  // What the law wants kept: the invoice.
  const left = await rowsWith(words);
  expect(left.map((row) => row.split(':')[0])).toEqual(['bookings']);
  expect(await api.db.$count(sessions, eq(sessions.usersId, usersId))).toBe(0);
});

test('TRUST-05 account-39 mails to an earlier address that somebody else has by now stay theirs', async () => {
  const { stranger, company } = testUsers;
  await api.db
    .insert(schema.formerEmails)
    .values({ usersId: company.usersId, email: stranger.email, leftAt: BEGIN });
  await api.send('GET /auth/request-magic-link', { query: { email: stranger.email } }, null);
  const { body } = await api.send('GET /account/export', {}, 'company');
  expect(body.mails.map(({ recipient }) => recipient)).not.toContain(stranger.email);
  await api.send('DELETE /users/{id}', { params: { id: company.usersId } }, 'company');
  expect(await api.db.$count(outbox, eq(outbox.recipient, stranger.email))).toBe(1);
});
