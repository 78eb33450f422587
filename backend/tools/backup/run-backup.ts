import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backendVariables } from '../../src/config/variables.ts';
import { dumpPglite, restorePglite } from './pglite.ts';
import { dumpPostgresql, restorePostgresql } from './postgresql.ts';

const usual = fileURLToPath(new URL('../../../.data/db', import.meta.url));
const place = backendVariables.pick({ DATABASE_URL: true, DATA_DIR: true });

async function backup(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists; a backup is never written over.`);
  const { DATABASE_URL, DATA_DIR = usual } = place.parse(process.env);
  // A backup that was interrupted must not look like one.
  const unfinished = `${file}.unfinished`;
  try {
    if (DATABASE_URL) await dumpPostgresql(DATABASE_URL, unfinished);
    else await dumpPglite(DATA_DIR, unfinished);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function restore(file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { DATABASE_URL, DATA_DIR = usual } = place.parse(process.env);
  if (DATABASE_URL) await restorePostgresql(DATABASE_URL, file);
  else await restorePglite(DATA_DIR, file);
}

const WORKS = { backup, restore } as const;

/**
 * Runs `pnpm backup <file>` or `pnpm restore <file>` on the database that DATABASE_URL or DATA_DIR
 * name (operation-16).
 */
export async function runBackup(name: keyof typeof WORKS): Promise<void> {
  const [file] = parseArgs({ allowPositionals: true }).positionals;
  try {
    if (!file) throw new Error(`pnpm ${name} <file>`);
    await WORKS[name](file);
    console.log(name === 'backup' ? `Written: ${file}` : `Restored from ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
