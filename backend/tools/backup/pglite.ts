import { existsSync, readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import { lockFolder } from '../../src/database/folder-lock.ts';
import { readSealed, writeSealed } from './seal.ts';

const lock = (folder: string) => lockFolder(`${trimCharactersEnd(folder, '/\\')}.lock`);

/**
 * Writes a folder of PGlite into a file.
 * @throws Error while a backend uses the folder: stop it first
 */
export async function dumpPglite(
  folder: string,
  file: string,
  keys: readonly Buffer[],
): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no database at ${folder}.`);
  const unlock = await lock(folder);
  try {
    const client = await PGlite.create({ dataDir: folder });
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeSealed(Readable.from([Buffer.from(await dump.arrayBuffer())]), file, keys);
  } finally {
    unlock();
  }
}

/**
 * Makes a folder of PGlite from such a file.
 * @throws Error when the folder holds anything, or no key opens the file
 */
export async function restorePglite(
  folder: string,
  file: string,
  keys: readonly Buffer[],
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder in DATA_DIR.`);
  }
  const dump = new Blob([new Uint8Array(await buffer(await readSealed(file, keys)))]);
  const unlock = await lock(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, loadDataDir: dump });
    await client.close();
  } finally {
    unlock();
  }
}
