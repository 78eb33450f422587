import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { trimCharactersEnd } from '@silverjobs/contract';
import { lockFolder } from '../../src/database/folder-lock.ts';

const lock = (folder: string) => lockFolder(`${trimCharactersEnd(folder, '/\\')}.lock`);

/**
 * Writes a folder of PGlite into a file.
 * @throws Error while a backend uses the folder: stop it first
 */
export async function dumpPglite(folder: string, file: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no database at ${folder}.`);
  const unlock = await lock(folder);
  try {
    const client = await PGlite.create({ dataDir: folder });
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeFile(file, Buffer.from(await dump.arrayBuffer()), { flush: true });
  } finally {
    unlock();
  }
}

/**
 * Makes a folder of PGlite from such a file.
 * @throws Error when the folder holds anything
 */
export async function restorePglite(folder: string, file: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder in DATA_DIR.`);
  }
  const unlock = await lock(folder);
  try {
    const client = await PGlite.create({ dataDir: folder, loadDataDir: await openAsBlob(file) });
    await client.close();
  } finally {
    unlock();
  }
}
