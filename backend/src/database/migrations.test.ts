import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

// drizzle-kit gives every array a method, also those of the files that this process tests next.
afterAll(() => Reflect.deleteProperty(Array.prototype, 'random'));

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

/** Statements after which a process of the state before fails. */
const BREAKING =
  /\b(?:drop (?:table|column|type|view|function)|rename (?:to|column)|set data type|set not null|add column (?!.*\b(?:default|generated always)\b)[^;]*\bnot null\b)/i;
/** The first migration that runs while the state before serves. */
const FIRST_CHECKED = '0018';

/** Statements of a migration that break the state before, unless they say why they may. */
function breaking(text: string): string[] {
  return text
    .split('--> statement-breakpoint')
    .filter((statement) => BREAKING.test(statement) && !/^-- no longer used:/m.test(statement))
    .map((statement) => statement.trim());
}

test('OPER-05 operation-17 the state before goes on serving beside every migration', () => {
  for (const name of readdirSync(migrationsFolder)) {
    if (!name.endsWith('.sql') || name < FIRST_CHECKED) continue;
    expect([name, breaking(readFileSync(join(migrationsFolder, name), 'utf8'))]).toEqual([
      name,
      [],
    ]);
  }
});

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['-- no longer used: nothing reads it since 0018\nALTER TABLE "a" DROP COLUMN "b";', false],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" integer GENERATED ALWAYS AS (1) STORED NOT NULL;', false],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['CREATE TABLE "a" ("b" text NOT NULL);', false],
])('operation-17 %j breaks the state before: %p', (statement, breaks) => {
  expect(breaking(statement).length > 0).toBe(breaks);
});
