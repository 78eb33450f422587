import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { backendVariables } from '../../src/config/variables.ts';
import { dumpPglite, restorePglite } from './pglite.ts';
import { dumpPostgresql, restorePostgresql } from './postgresql.ts';

const usual = fileURLToPath(new URL('../../../.data/db', import.meta.url));
const place = backendVariables.pick({ DATABASE_URL: true, DATA_DIR: true });

/** In a folder a backup is named by its moment. */
function fileFor(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  return join(path, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.dump`);
}

async function backup(path: string): Promise<string> {
  const file = fileFor(path);
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
  return `Written: ${file}`;
}

async function restore(file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { DATABASE_URL, DATA_DIR = usual } = place.parse(process.env);
  if (DATABASE_URL) await restorePostgresql(DATABASE_URL, file);
  else await restorePglite(DATA_DIR, file);
  return `Restored from ${file}`;
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
    console.log(await WORKS[name](file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
