import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { debugIdOf } from '../registry/debug-id.ts';
import { releaseUrl } from '../registry/release-url.ts';

/**
 * Puts the source maps of a build into a folder, each with its script, as `sentry-cli sourcemaps upload`
 * takes them; what is published stays without (delivery-62).
 * @param outDir what the build has written
 * @param folder gets `<name>/<release>/`
 * @returns where they are
 */
export async function keepMaps(
  { name, release }: { name: string; release: string },
  outDir: string,
  folder: string,
): Promise<string> {
  const target = join(folder, name, release);
  const files = await readdir(outDir, { recursive: true });
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const map = await readFile(join(outDir, `${file}.map`), 'utf8').catch(() => null);
    if (map === null) continue;
    const id = await debugIdOf(releaseUrl(name, release, file));
    const script = await readFile(join(outDir, file), 'utf8');
    const note = `//# debugId=${id}\n//# sourceMappingURL=${basename(file)}.map\n`;
    await mkdir(dirname(join(target, file)), { recursive: true });
    await writeFile(join(target, file), `${script}\n${note}`);
    const named = { ...(JSON.parse(map) as object), debug_id: id, debugId: id };
    await writeFile(join(target, `${file}.map`), JSON.stringify(named));
  }
  return target;
}
