import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore } from './object-store.ts';

const ORPHAN_AGE_MS = 3_600_000;

/** A name that nothing has: below a file, or longer than any, nothing can be either. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Objects in a local folder. A file is written aside and then linked to its name, which fails when
 * the name exists: a compare-and-swap without locks, of which nobody sees a half.
 * @param folder created when missing
 */
export function folderObjects(folder: string): ObjectStore {
  return {
    read: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (ABSENT.has(codeOf(error) ?? '')) return null;
        throw error;
      }
    },

    create: async (key, content) => {
      const target = join(folder, key);
      const temporary = join(folder, 'tmp', randomUUID());
      await mkdir(dirname(temporary), { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      // A power failure must not leave an empty file under a name that lasts.
      await writeFile(temporary, content, { flush: true });
      try {
        await link(temporary, target);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await unlink(temporary);
      }
    },

    list: async (prefix, after = '') => {
      const names = await readdir(join(folder, prefix)).catch(() => []);
      return names
        .map((name) => `${prefix}${name}`)
        .filter((key) => key > after)
        .sort();
    },

    listAll: async (prefix) => {
      const base = join(folder, prefix);
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async (file) => {
          const path = join(file.parentPath, file.name);
          const key = `${prefix}${relative(base, path).replaceAll(sep, '/')}`;
          return { key, since: (await stat(path)).mtimeMs };
        }),
      );
    },

    remove: (key) => rm(join(folder, key), { force: true }),

    // A file system links a name once; only what killed writers left behind is cleared away.
    requireConditions: async () => {
      const names = await readdir(join(folder, 'tmp')).catch(() => []);
      for (const name of names) {
        const path = join(folder, 'tmp', name);
        // Another process may clear at the same time, or finish its file.
        const left = await stat(path).catch(() => null);
        if (left && Date.now() - left.mtimeMs > ORPHAN_AGE_MS) await unlink(path).catch(() => {});
      }
    },
  };
}
