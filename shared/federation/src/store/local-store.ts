import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emptyRegistry, RegistrySchema } from '../registry.ts';
import type { ReleaseStore } from './release-store.ts';

const REVISION_FILE = /^(\d{8})\.json$/;

/**
 * A store in a local folder. A registry revision is a file of its own: it is written aside and
 * then linked to its name, which fails when the name exists. That is the compare-and-swap, without
 * locks, and the history at the same time.
 * @param folder created when missing
 */
export function createLocalStore(folder: string): ReleaseStore {
  const releases = join(folder, 'releases');
  const revisions = join(folder, 'registry');
  const aside = join(folder, 'tmp');
  const releaseFolder = (name: string, release: string) => join(releases, name, release);
  const revisionFile = (revision: number) =>
    join(revisions, `${String(revision).padStart(8, '0')}.json`);
  const exists = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );

  return {
    hasRelease: (name, release) => exists(releaseFolder(name, release)),

    putRelease: async (name, release, files) => {
      const target = releaseFolder(name, release);
      const temporary = join(aside, randomUUID());
      for (const file of files) {
        const path = join(temporary, file.name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, file.content);
      }
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        if (!(await exists(target))) throw error;
      }
    },

    readRegistry: async () => {
      const names = await readdir(revisions).catch(() => []);
      const newest = names
        .filter((name) => REVISION_FILE.test(name))
        .sort()
        .at(-1);
      if (!newest) return emptyRegistry;
      return RegistrySchema.parse(JSON.parse(await readFile(join(revisions, newest), 'utf8')));
    },

    readRevision: async (revision) => {
      const text = await readFile(revisionFile(revision), 'utf8').catch(() => null);
      return text === null ? null : RegistrySchema.parse(JSON.parse(text));
    },

    writeRegistry: async (registry) => {
      await mkdir(revisions, { recursive: true });
      await mkdir(aside, { recursive: true });
      const target = revisionFile(registry.revision);
      const temporary = join(aside, randomUUID());
      await writeFile(temporary, JSON.stringify(RegistrySchema.parse(registry), null, 1));
      try {
        await link(temporary, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await unlink(temporary);
      }
    },
  };
}
