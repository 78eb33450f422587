import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { backendVariables } from '../../src/config/variables.ts';
import { dumpPglite, restorePglite } from './pglite.ts';
import {
  type Contents,
  dumpPostgresql,
  noteBackup,
  noteProof,
  readContents,
  restorePostgresql,
  runStatement,
} from './postgresql.ts';
import { readBackupKeys } from './seal.ts';

const usual = fileURLToPath(new URL('../../../.data/db', import.meta.url));
const place = backendVariables.pick({ DATABASE_URL: true, DATA_DIR: true });
const contents = z.record(z.string(), z.string());
const ENDING = '.dump';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();
/** What each table held, beside the backup: numbers and hashes only. */
const listOf = (file: string) => `${file}.json`;

/** In a folder a backup is named by its moment. */
function fileFor(path: string): string {
  if (!isFolder(path)) return path;
  return join(path, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}${ENDING}`);
}

/** Removes the backups of a folder that are older than so many days, never the newest. */
async function forgetOld(newest: string, days: number): Promise<number> {
  const folder = dirname(newest);
  let count = 0;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!name.endsWith(ENDING) || file === newest) continue;
    if ((await stat(file)).mtimeMs > Date.now() - days * DAY_MS) continue;
    await rm(file);
    await rm(listOf(file), { force: true });
    count += 1;
  }
  return count;
}

async function backup(path: string, keepDays: number | undefined): Promise<string> {
  const file = fileFor(path);
  if (existsSync(file)) throw new Error(`${file} exists; a backup is never written over.`);
  const { DATABASE_URL, DATA_DIR = usual } = place.parse(process.env);
  const keys = readBackupKeys(process.env);
  const madeAt = new Date();
  // A backup that was interrupted must not look like one.
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    if (DATABASE_URL) {
      const held = await dumpPostgresql(DATABASE_URL, unfinished, keys);
      await writeFile(listOf(file), JSON.stringify(held, null, 2), { mode: 0o600 });
    } else await dumpPglite(DATA_DIR, unfinished, keys);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const { size } = await stat(file);
  if (DATABASE_URL) {
    await noteBackup(DATABASE_URL, [basename(file), size, keys.length > 0, madeAt]);
  }
  const removed = keepDays === undefined ? 0 : await forgetOld(file, keepDays);
  return [
    `Written: ${file} (${size} bytes${keys.length > 0 ? ', encrypted' : ', not encrypted'})`,
    ...(removed > 0 ? [`Removed: ${removed} older than ${keepDays} days`] : []),
  ].join('\n');
}

async function restore(file: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { DATABASE_URL, DATA_DIR = usual } = place.parse(process.env);
  const keys = readBackupKeys(process.env);
  if (DATABASE_URL) await restorePostgresql(DATABASE_URL, file, keys);
  else await restorePglite(DATA_DIR, file, keys);
  return `Restored from ${file}`;
}

async function newestIn(path: string): Promise<string> {
  if (!isFolder(path)) return path;
  // They are named by their moment.
  const names = (await readdir(path)).filter((name) => name.endsWith(ENDING)).sort();
  const newest = names.at(-1);
  if (!newest) throw new Error(`There is no backup in ${path}.`);
  return join(path, newest);
}

function differences(expected: Contents, found: Contents): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name] ?? 'nothing'} was, ${found[name] ?? 'nothing'} is`);
}

/** Restores a backup into an empty database that is dropped afterwards, and compares every table with what it was. */
async function drill(path: string): Promise<string> {
  const file = await newestIn(path);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const { DATABASE_URL } = place.parse(process.env);
  if (!DATABASE_URL) throw new Error('A drill needs PostgreSQL: DATABASE_URL is missing.');
  const expected = contents.parse(JSON.parse(await readFile(listOf(file), 'utf8')));
  const name = `drill_${Date.now()}`;
  const url = new URL(DATABASE_URL);
  url.pathname = `/${name}`;
  const begun = performance.now();
  await runStatement(DATABASE_URL, `create database ${name}`);
  let found: Contents;
  try {
    await restorePostgresql(url.href, file, readBackupKeys(process.env));
    found = await readContents(url.href);
  } finally {
    await runStatement(DATABASE_URL, `drop database ${name} with (force)`);
  }
  const wrong = differences(expected, found);
  if (wrong.length > 0) throw new Error(`${file} is not what was:\n${wrong.join('\n')}`);
  await noteProof(DATABASE_URL, basename(file));
  const rows = Object.values(found).reduce((sum, held) => sum + Number.parseInt(held, 10), 0);
  const hours = (Date.now() - (await stat(file)).mtimeMs) / HOUR_MS;
  const seconds = (performance.now() - begun) / 1_000;
  return (
    `${file} is good: restored and compared in ${seconds.toFixed(0)} s, ` +
    `${Object.keys(found).length} tables with ${rows} rows are equal. It is ${hours.toFixed(1)} hours old.`
  );
}

const WORKS = { backup, restore, drill } as const;

/**
 * Runs `pnpm backup <file or folder> [--keep-days 30]`, `pnpm restore <file>` or `pnpm backup:drill <file or folder>` on the
 * database that DATABASE_URL or DATA_DIR name (operation-16, operation-44).
 */
export async function runBackup(name: keyof typeof WORKS): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'keep-days': { type: 'string' } },
    });
    const [file] = positionals;
    const keep = values['keep-days'];
    const days = keep === undefined ? undefined : Number(keep);
    if (!file) throw new Error(`pnpm ${name} <file>`);
    if (days !== undefined && !(days >= 1)) throw new Error('--keep-days is a number from 1 on.');
    console.log(await WORKS[name](file, days));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
