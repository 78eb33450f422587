import type { OpenDatabase } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { outbox } from '../database/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { describeError } from './describe-error.ts';
import { describeStartError } from './describe-start-error.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const SECRET = 'renate@test.example';
const mail = { recipient: SECRET, subject: 'Geheim', text: 'Ihr Link: token=geheim', html: '' };

test('OPER-04 operation-5 an error of the database is told without what was to be written', async () => {
  await database.db.insert(outbox).values({ ...mail, key: 'one' });
  const error = await errorOf(database.db.insert(outbox).values({ ...mail, key: 'one' }));
  expect(String(error)).toContain(SECRET);
  const told = describeError(error);
  expect(told).toMatch(
    /^Database error 23505 \(constraint outbox_key_unique: insert into "outbox"/,
  );
  expect(told).not.toMatch(/renate|Geheim|token=/);
});

test('operation-5 what PostgreSQL repeats of a value stays out, too', async () => {
  const error = await errorOf(database.db.execute(sql`select ${SECRET}::text::integer`));
  expect(describeError(error)).toMatch(/^Database error 22P02/);
  expect(describeError(error)).not.toContain('renate');
});

test('operation-5 a mail server that names the mailbox is told without it', () => {
  const refused = new Error('550 <renate@test.example>: mailbox "renate@test.example" unavailable');
  expect(describeError(refused)).toBe('Error: 550 <…>: mailbox "…" unavailable');
});

test('a failed migration says why before it says what', async () => {
  const error = await errorOf(database.db.execute(sql`alter table outbox add column key text`));
  expect(describeStartError(error)).toBe(
    'The database refused a statement: column "key" of relation "outbox" already exists (42701)\nalter table outbox add column key text',
  );
  expect(describeStartError(new Error('The port is taken.'))).toBe('The port is taken.');
});
