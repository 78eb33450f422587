import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFile } from './release-store.ts';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|json|svg|html|ttf)$/;

/** Adds a Brotli copy beside every text file. */
export async function withCompressed(files: ReleaseFile[]): Promise<ReleaseFile[]> {
  const copies = files
    .filter((file) => COMPRESSIBLE.test(file.name))
    .map(async ({ name, content }) => ({
      name: `${name}.br`,
      content: await compress(content),
    }));
  return [...files, ...(await Promise.all(copies))];
}

/** What these of the files cost a browser together. */
export async function compressedBytes(files: ReleaseFile[], names: string[]): Promise<number> {
  const wanted = files.filter(({ name }) => names.includes(name));
  const packed = await Promise.all(wanted.map(({ content }) => compress(content)));
  return packed.reduce((sum, { length }) => sum + length, 0);
}

const compress = (content: Uint8Array): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
