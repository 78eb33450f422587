import { desc, eq, getTableName, is, PgTable } from '../database/drizzle.ts';
import * as schema from '../database/schema.ts';
import { deleteSentMails } from '../mail/delete-old-mails.ts';
import { BEGIN } from '../testing/fill-database.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { insertSession, testUsers } from '../testing/test-users.ts';
import { NAMES, OTHER_NAMES } from '../testing/whole-account/names.ts';
import { insertWholeAccount } from '../testing/whole-account.ts';
import { openWork, servicesOf, workOff } from '../testing/work.ts';
import { PERSONAL_DATA } from './personal-data.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { usersId } = testUsers.candidate;
const { outbox, sessions } = schema;
const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
const ALL_NAMES = [NAMES.first, NAMES.last, NAMES.phone, NAMES.street, NAMES.town, ...NAMES.emails];
const WORDS = [...ALL_NAMES, ...OTHER_NAMES];

/** Every row of every table that holds one of the words, as 'table: row'. */
async function rowsWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    for (const row of await api.db.select().from(table)) {
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

/** Exported columns without words of the user: ids, codes and labels of lists. */
const WORDLESS = [
  'employer_members.mail_off',
  'users.plan_label',
  'users.display',
  'survey_answers.kind',
  'helper_acts.act',
  'helpers.permissions',
  'referral_codes.code',
  'subscriptions.status',
  'subscriptions.number',
  'contract_declarations.reference',
  'contract_declarations.wished_end',
  'bookings.number',
  'invoices.number',
  'bookings.title',
  'candidates.postal_code',
  'clients.postal_code',
  'clients.vat_id',
  'job_demands.postal_code',
  'job_searches.type',
  'outbox.subject',
  'interviews.options',
  'job_demands.starts_on',
  'helper_drafts.paper_ids',
];

test('TRUST-05 account-40 the whole account has words of its own in every column of free text', async () => {
  const missing: string[] = [];
  await api.db
    .transaction(async (db) => {
      await insertWholeAccount(db, BEGIN);
      for (const table of tables) {
        const name = getTableName(table);
        const decisions = PERSONAL_DATA[name];
        if (!decisions || name === 'outbox' || name === 'former_emails') continue;
        const rows: object[] = await db.select().from(table);
        for (const [key, column] of Object.entries(table)) {
          const decision = decisions[column?.name];
          const free = decision?.[1].startsWith('in ') && !column.enumValues;
          if (!free || WORDLESS.includes(`${name}.${column.name}`)) continue;
          const texts = rows.map((row) =>
            JSON.stringify(Object.entries(row).filter(([of]) => of === key)),
          );
          if (!texts.some((text) => WORDS.some((word) => text.includes(word)))) {
            missing.push(`${name}.${column.name}`);
          }
        }
      }
      db.rollback();
    })
    .catch((error: Error) => expect(error.message).toBe('Rollback'));
  expect(missing).toEqual([]);
});

test('TRUST-05 account-39 an account with something in every column: the export holds it, deletion leaves nothing', async () => {
  const token = await insertSession(api.db, usersId, new Date(BEGIN.getTime() + 3_600_000));
  const as = { token };
  await insertWholeAccount(api.db, BEGIN);
  const written = { topic: 'question', message: 'Guten Tag' } as const;
  const contact = { ...written, name: NAMES.last, email: NAMES.emails[0] };
  await api.send('POST /contact', { body: contact }, as);
  const withdrawal = { name: NAMES.last, email: NAMES.emails[0], contract: 'silver+' };
  await api.send('POST /contract_withdrawal', { body: withdrawal }, null);
  await changeAddress(as, NAMES.emails[1]);
  await changeAddress(as, NAMES.emails[2]);

  const { body, status } = await api.send('GET /account/export', {}, as);
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  expect(WORDS.filter((word) => !text.includes(word))).toEqual([]);
  expect(body.former_emails.map(({ email }) => email)).toEqual([NAMES.emails[1], NAMES.emails[0]]);
  expect(body.operator_mails).toHaveLength(2);
  expect(body.contract_declarations).toHaveLength(2);
  expect(body.subscription).toMatchObject({ status: 'active' });
  expect(body.mails.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([...NAMES.emails]),
  );

  expect((await rowsWith(WORDS)).length).toBeGreaterThan(20);
  const gone = await api.send('DELETE /users/{id}', { params: { id: usersId } }, as);
  expect(gone.status).toBe(200);
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => {
    sent.push(recipient);
    return { ok: true } as const;
  };
  await workOff(openWork(servicesOf(api), { send }), ['mail']);
  // Two messages to the operator, two receipts, that the account is deleted, and that an interview is off.
  expect(sent.sort()).toEqual([
    testUsers.company.email,
    'kontakt@example.org',
    'kontakt@example.org',
    NAMES.emails[2],
    NAMES.emails[0],
    NAMES.emails[0],
  ]);
  await deleteSentMails(api.db, api.clock.now);
  // What the law wants kept: the invoice, and reports and decisions without whom they are about.
  const left = await rowsWith(WORDS);
  expect(left.map((row) => row.split(':')[0])).toEqual([
    'bookings',
    'invoices',
    'job_reports',
    'message_reports',
    'moderation_decisions',
    'moderation_parties',
  ]);
  for (const table of [schema.jobReports, schema.messageReports]) {
    expect(await api.db.$count(table, eq(table.usersId, usersId))).toBe(0);
  }
  const { moderationDecisions, moderationParties } = schema;
  expect(
    await api.db.$count(moderationDecisions, eq(moderationDecisions.affectedUsersId, usersId)),
  ).toBe(0);
  expect(await api.db.$count(moderationParties, eq(moderationParties.usersId, usersId))).toBe(0);
  expect(await api.db.$count(sessions, eq(sessions.usersId, usersId))).toBe(0);
});

test('TRUST-05 account-39 whoever registers with the address of another reads and deletes nothing of it', async () => {
  const email = 'opfer@test.example';
  const contact = { name: 'Ute', email, topic: 'question', message: 'Ein Geheimnis' } as const;
  await api.send('POST /contact', { body: contact }, null);
  const join = { email, password: 'Lampe Ziege Kuchen' };
  const joined = await api.send('POST /auth/register', { body: join }, null);
  const as = { token: joined.body.authToken ?? '' };
  await api.send('POST /auth/confirm-identity', { body: { password: join.password } }, as);
  await api.send('POST /contact', { body: contact }, null);
  const given = { kind: 'extraordinary', name: 'Ute', email, reason: 'Ein Geheimnis' } as const;
  await api.send('POST /contract_cancellation', { body: given }, null);
  const { body } = await api.send('GET /account/export', {}, as);
  expect(body).toMatchObject({ operator_mails: [], contract_declarations: [] });
  expect(body.mails).toMatchObject([
    { subject: 'Willkommen bei silverjobs: Bitte bestätigen Sie Ihre Adresse' },
  ]);
  expect(JSON.stringify(body)).not.toContain('Geheimnis');
  const before = await rowsWith(['Geheimnis']);
  // The declaration, its receipt and notice, two messages to the operator.
  expect(before).toHaveLength(5);
  const params = { id: body.user.id };
  expect((await api.send('DELETE /users/{id}', { params }, as)).status).toBe(200);
  expect(await rowsWith(['Geheimnis'])).toEqual(before);
  // Three receipts, which are the owner's of the mailbox, and that the account is deleted.
  expect(await api.db.$count(outbox, eq(outbox.recipient, email))).toBe(4);
});
