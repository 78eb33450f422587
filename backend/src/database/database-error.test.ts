import { databaseUrl, runAsAdmin } from '../testing/run-as-admin.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, OpenDatabase } from './database.ts';
import { isDatabaseAway } from './database-error.ts';
import { eq, sql } from './drizzle.ts';
import { keptStatement } from './kept-statement.ts';
import { openPostgresql } from './open-postgresql.ts';
import { users } from './schema.ts';

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? test : test.skip;

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function settingOf(db: Database, setting: string): Promise<unknown> {
  const found = await db.execute(sql`select current_setting(${setting}) as value`);
  return (found as unknown as { rows: { value: string }[] }).rows[0]?.value;
}

onServer(
  'operation-3 statements and locks end in time, the set-up of a database may take long',
  async () => {
    expect(await settingOf(database.db, 'statement_timeout')).toBe('15s');
    expect(await settingOf(database.db, 'lock_timeout')).toBe('5s');
    expect(await settingOf(database.db, 'idle_in_transaction_session_timeout')).toBe('20s');
    let patient: unknown;
    await database.exclusively(async (db) => {
      patient = await settingOf(db, 'statement_timeout');
    });
    expect(patient).toBe('0');
  },
);

/** A second pool of the same database whose connections are known by a name. */
async function openNamed(name: string, onError?: (error: Error) => void): Promise<OpenDatabase> {
  const found = await database.db.execute(sql`select current_database() as current`);
  const [{ current = '' } = {}] = (found as unknown as { rows: { current: string }[] }).rows;
  const url = databaseUrl(server ?? '', current);
  return openPostgresql(`${url}?application_name=${name}`, 2, onError);
}

const breakConnections = (name: string) =>
  runAsAdmin(
    server ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
  );

onServer(
  'OPER-07 a connection that breaks in the middle of a transaction ends that one alone',
  async () => {
    const told: string[] = [];
    const broken = await openNamed('broken', ({ message }) => told.push(message));
    const error = await errorOf(
      broken.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await breakConnections('broken');
        await tx.execute(sql`select 1`);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    expect(told.length).toBeGreaterThan(0);
    await expect(broken.db.execute(sql`select 1`)).resolves.toBeDefined();
    await broken.close();
  },
);

const findKept = keptStatement((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('after_a_break'),
);

onServer(
  'OPER-07 operation-29 a kept statement is prepared again on connections that come after a break',
  async () => {
    const { db, close } = await openNamed('prepared');
    const ask = () => findKept(db).execute({ email: 'nobody@test.example' });
    await expect(Promise.all([ask(), ask(), ask()])).resolves.toEqual([[], [], []]);
    await breakConnections('prepared');
    // What was lent at that moment fails as away; a connection of its own is made then.
    const error = await errorOf(ask());
    expect(error === null || isDatabaseAway(error)).toBe(true);
    await expect(Promise.all([ask(), ask(), ask()])).resolves.toEqual([[], [], []]);
    await close();
  },
);

onServer('OPER-07 a server that is not there is away', async () => {
  const error = await errorOf(openPostgresql('postgresql://nobody@127.0.0.1:1/none', 2));
  expect(isDatabaseAway(error)).toBe(true);
});

test('a wrong statement or a taken value is no outage', async () => {
  expect(isDatabaseAway(await errorOf(database.db.execute(sql`select nothing`)))).toBe(false);
  expect(isDatabaseAway(new Error('the disk of the mail server is full'))).toBe(false);
});
