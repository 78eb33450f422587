import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSnapshot } from '../testing/snapshot.ts';
import { sql } from './drizzle.ts';
import { openPglite } from './open-pglite.ts';
import { users } from './schema.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pglite-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// That a new folder is made and migrated is shown by the product that end-to-end tests start.
test('a folder keeps its rows, is locked while it is open, and tells who listens until that ends', async () => {
  const data = join(folder, 'db');
  const first = await openPglite(data, await loadSnapshot());
  await first.db.insert(users).values({ email: 'a@test.example', role: 'client' });
  await expect(openPglite(data)).rejects.toThrow('in use by this process');
  await first.close();

  const { db, listen, close } = await openPglite(data);
  expect(await db.select({ email: users.email }).from(users)).toEqual([
    { email: 'a@test.example' },
  ]);
  const heard: (string | null)[] = [];
  const tell = (text: string) => db.execute(sql`select pg_notify('news', ${text})`);
  const end = await listen('news', (payload) => heard.push(payload));
  await tell('one');
  await end();
  await tell('two');
  expect(heard).toEqual(['one']);
  await close();
});
