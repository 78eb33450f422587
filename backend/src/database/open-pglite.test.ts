import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from './drizzle.ts';
import { openPglite } from './open-pglite.ts';
import { users } from './schema.ts';

// A new folder of PGlite is 4 s of a quiet core.
jest.setTimeout(180_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pglite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is migrated, keeps its rows, and is locked while it is open', async () => {
  const data = join(folder, 'db');
  const first = await openPglite(data);
  await first.db.insert(users).values({ email: 'a@test.example', role: 'client' });
  await expect(openPglite(data)).rejects.toThrow('in use by this process');
  await first.close();

  const second = await openPglite(data);
  expect(await second.db.select({ email: users.email }).from(users)).toEqual([
    { email: 'a@test.example' },
  ]);
  await second.close();
});

test('who listens to a channel hears what is told on it, until it ends', async () => {
  const { db, listen, close } = await openPglite();
  const heard: (string | null)[] = [];
  const tell = (text: string) => db.execute(sql`select pg_notify('news', ${text})`);
  const end = await listen('news', (payload) => heard.push(payload));
  await tell('one');
  await end();
  await tell('two');
  expect(heard).toEqual(['one']);
  await close();
});
