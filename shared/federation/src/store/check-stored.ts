import { matchesHash } from './integrity.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Whether every file of a release can be had from the store, and is the one that was published.
 * @param name of the remote, or `host`
 * @returns what is wrong, in sentences
 */
export async function checkStored(
  store: Pick<ReleaseStore, 'readFile'>,
  name: string,
  { release, integrity }: { release: string; integrity: Record<string, string> },
): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const content = await store.readFile(name, release, file);
      if (!content) return `${name}/${release}/${file} is not in the store.`;
      return matchesHash(content, hash)
        ? null
        : `${name}/${release}/${file} in the store is not what was published.`;
    }),
  );
  return problems.filter((problem) => problem !== null);
}
