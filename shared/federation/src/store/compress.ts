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
      content: await brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    }));
  return [...files, ...(await Promise.all(copies))];
}
