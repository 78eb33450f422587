import { emptyRegistry, type Registry } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';

const MAX_AGE_MS = 1_000;

/**
 * Reads the registry at most once a second. When the store fails, the last good registry stays.
 * @param now clock in milliseconds
 */
export function createRegistryReader(
  store: Pick<ReleaseStore, 'readRegistry'>,
  now: () => number = Date.now,
): () => Promise<Registry> {
  let last = emptyRegistry;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Registry> | null = null;

  const read = async (): Promise<Registry> => {
    try {
      last = await store.readRegistry();
    } catch (error) {
      console.error('The registry cannot be read; the last good one stays.', error);
    }
    readAt = now();
    reading = null;
    return last;
  };

  return async () => {
    if (now() - readAt < MAX_AGE_MS) return last;
    reading ??= read();
    return reading;
  };
}
