import type { ObjectStore, StoredObject } from './object-store.ts';

/** A release of which something is in the store, whole or not, live or not. */
interface StoredRelease {
  /** Of the remote, or `host`. */
  name: string;
  release: string;
  /** When the last of it was written, in milliseconds since 1970. */
  since: number;
}

/** What is in a store, and how it leaves it. */
export interface StoredReleases {
  listReleases(): Promise<StoredRelease[]>;
  /** Takes all of a release away; nothing happens when there is none. */
  removeRelease(name: string, release: string): Promise<void>;
  /** Takes away what document servers have counted before a time, in milliseconds since 1970. */
  removeCounts(before: number): Promise<void>;
}

const COUNTS = ['canary-counts/', 'load-times/'];
const FOLDERS = ['hashes/', 'descriptions/', 'releases/'];
const OF_RELEASE = /^\w+\/([a-z][a-z-]*)\/([a-z0-9]+)(?:\.json$|\/)/;
const MAX_PARALLEL = 8;

/** Finds and removes releases in a store of bytes. */
export function createStoredReleases(objects: ObjectStore): StoredReleases {
  const removeAll = async (waiting: StoredObject[]): Promise<void> => {
    const removeNext = async (): Promise<void> => {
      for (let one = waiting.pop(); one; one = waiting.pop()) await objects.remove(one.key);
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL }, removeNext));
  };

  return {
    listReleases: async () => {
      const found = new Map<string, StoredRelease>();
      for (const { key, since } of (await Promise.all(FOLDERS.map(objects.listAll))).flat()) {
        const [, name, release] = OF_RELEASE.exec(key) ?? [];
        if (!(name && release)) continue;
        const id = `${name}/${release}`;
        found.set(id, { name, release, since: Math.max(since, found.get(id)?.since ?? 0) });
      }
      return [...found.values()];
    },

    removeRelease: async (name, release) => {
      // The hashes first: what has none is served to nobody.
      await objects.remove(`hashes/${name}/${release}.json`);
      await objects.remove(`descriptions/${name}/${release}.json`);
      const files = await objects.listAll(`releases/${name}/${release}/`);
      await removeAll(files);
    },

    removeCounts: async (before) => {
      const counts = await Promise.all(COUNTS.map(objects.listAll));
      await removeAll(counts.flat().filter(({ since }) => since < before));
    },
  };
}
