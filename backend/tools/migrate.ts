import { backendVariables } from '../src/config/variables.ts';
import { openPostgresql } from '../src/database/open-postgresql.ts';
import { describeStartError } from '../src/errors/describe-start-error.ts';
import * as reference from '../src/reference/index.ts';
import { seedDatabase } from '../src/seed/seed.ts';

/**
 * Brings the database of DATABASE_URL to this version: migrations, functions, reference data. The start of a
 * backend does the same; this is for whoever wants it done before any of them starts (operation-42).
 */
const MIGRATING_CONNECTIONS = 2;
const print = (text: string) => console.log(text);
const report = (text: string, share: number) => share === 0 && print(`${text} …`);

try {
  const { DATABASE_URL } = backendVariables.pick({ DATABASE_URL: true }).parse(process.env);
  if (!DATABASE_URL) throw new Error('DATABASE_URL is missing.');
  const database = await openPostgresql(DATABASE_URL, MIGRATING_CONNECTIONS);
  try {
    await seedDatabase(database, reference, {
      demo: undefined,
      now: new Date(),
      log: print,
      report,
    });
    print('The database is at this version.');
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(describeStartError(error));
  process.exit(1);
}
