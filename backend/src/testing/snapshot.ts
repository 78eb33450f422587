import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applySqlCode, readSqlCode } from '../database/apply-sql-code.ts';
import { drizzle, migrate, PGlite } from '../database/drizzle-pglite.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/** Changes with every migration, function and trigger, and with the version of PGlite. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(pglite), '../package.json')));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readSqlCode().join('\n'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A migrated, empty PGlite as a file: loading it takes half the time of making it. Made by the
 * first test that asks; several may make it at once, the last one to be ready stays.
 */
export async function loadSnapshot(): Promise<Blob> {
  const file = join(cacheFolder, `test-database-${fingerprint()}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await applySqlCode(db);
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(cacheFolder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return openAsBlob(file);
}
