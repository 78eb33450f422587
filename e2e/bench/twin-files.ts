import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseFile } from '@silverjobs/federation/store';

const brotli = promisify(brotliCompress);

/** The files of a build that go to users. */
export async function readFiles(folder: string): Promise<ReleaseFile[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.map')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
}

/** Adds the Brotli copies that a release has; eleven is the default quality, as in a release. */
export async function withBrotli(files: ReleaseFile[]): Promise<ReleaseFile[]> {
  const copies = files
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .map(async ({ name, content }) => ({ name: `${name}.br`, content: await brotli(content) }));
  return [...files, ...(await Promise.all(copies))];
}
