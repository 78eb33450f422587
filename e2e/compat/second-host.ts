import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf, openStore } from '@silverjobs/federation/store';

/** As long as the names that builds give: paths in bundles keep their length. */
const NAME = 'second00host';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/**
 * Puts the live host into a store once more, as a release that nobody has yet: what a build of another
 * host publishes aside, without building one.
 * @returns its name
 */
export async function addSecondHost(folder: string): Promise<string> {
  const store = openStore(folder, {});
  const { host } = await store.readRegistry();
  if (!host) throw new Error('The store has no host.');
  const from = join(folder, 'releases/host', host.release);
  // Bundles name the path that they ask for the rest of themselves at.
  const renamed = async (name: string) => {
    const content = await readFile(join(from, name));
    if (!/\.(?:js|cjs|css)$/.test(name)) return content;
    return Buffer.from(content.toString().replaceAll(host.release, NAME));
  };
  const names = await readdir(from);
  const files = await Promise.all(
    names.map(async (name) => {
      const packed = name.endsWith('.br');
      const content = await renamed(packed ? name.slice(0, -'.br'.length) : name);
      return { name, content: packed ? brotliCompressSync(content, BROTLI) : content };
    }),
  );
  await store.putRelease('host', NAME, files);
  const hashes = integrityOf(files);
  const integrity = Object.fromEntries(
    Object.keys(host.integrity).map((name) => [name, hashes[name] ?? '']),
  );
  await store.describeHost({ ...host, release: NAME, integrity });
  return NAME;
}
