import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, OpenDatabase } from './database.ts';
import { eq, sql } from './drizzle.ts';
import { keptReference } from './kept-reference.ts';
import { keptStatement } from './kept-statement.ts';
import { users } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('OPER-10 operation-29 a kept statement is put together once and sees what was written since', async () => {
  const build = jest.fn((db: Database) =>
    db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare('test_user'),
  );
  const find = keptStatement(build);
  const given = { email: 'a@test.example' };
  expect(await find(database.db).execute(given)).toEqual([]);
  await database.db.insert(users).values({ ...given, role: 'client' });
  expect(await find(database.db).execute(given)).toEqual([given]);
  await database.db.transaction(async (tx) => {
    await tx.delete(users);
    expect(await find(tx).execute(given)).toEqual([]);
  });
  expect(await find(database.db).execute(given)).toEqual([]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('OPER-10 operation-29 reference data is read once for each database, within its room, and nothing is no answer', async () => {
  const load = jest.fn(async (_db: Database, count: number) => Array.from({ length: count }));
  const find = keptReference(load, { size: ({ length }) => length, room: 3 });
  const { db } = database;
  await find(db, 2);
  await find(db, 2);
  expect(load).toHaveBeenCalledTimes(1);
  await find({} as Database, 2);
  expect(load).toHaveBeenCalledTimes(2);
  await find(db, 0);
  await find(db, 0);
  expect(load).toHaveBeenCalledTimes(4);
  await find(db, 1);
  // Now the room is full: everything is asked for anew.
  await find(db, 2);
  expect(load).toHaveBeenCalledTimes(6);
});
