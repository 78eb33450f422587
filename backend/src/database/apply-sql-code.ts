import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { eq, sql } from './drizzle.ts';
import { notes } from './schema.ts';

/** Where functions and triggers stand as they are now. */
const sqlCodeFolder = fileURLToPath(new URL('../../sql', import.meta.url));

const NOTE = 'sql-code';
const BREAK = '--> statement-breakpoint';

/** The statements of all files, in the order of the files' names. */
export function readSqlCode(): string[] {
  return readdirSync(sqlCodeFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .flatMap((name) => readFileSync(join(sqlCodeFolder, name), 'utf8').split(BREAK))
    .map((statement) => statement.trim());
}

/**
 * Brings functions and triggers to the state of the code, all of them or none, where the database has
 * them otherwise. After the migrations; only one process may do so at a time.
 * @returns whether there was anything to do
 */
export async function applySqlCode(database: Database): Promise<boolean> {
  const statements = readSqlCode();
  const value = createHash('sha256').update(statements.join('\n')).digest('hex');
  const [note] = await database.select().from(notes).where(eq(notes.name, NOTE));
  if (note?.value === value) return false;
  await database.transaction(async (db) => {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db
      .insert(notes)
      .values({ name: NOTE, value })
      .onConflictDoUpdate({ target: notes.name, set: { value } });
  });
  return true;
}
