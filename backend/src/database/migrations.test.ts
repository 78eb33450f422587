import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

test('the newest migration leads to the tables of the code', async () => {
  const meta = join(migrationsFolder, 'meta');
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const stored = JSON.parse(readFileSync(join(meta, newest ?? ''), 'utf8'));
  const current = generateDrizzleJson({ ...schema });
  // Anything here is missing: run `pnpm --filter backend db:generate` and commit what it writes.
  expect(await generateMigration(stored, current)).toEqual([]);
});
