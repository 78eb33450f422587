import { emptyRegistry, type Registry } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';

const MAX_AGE_MS = 1_000;

/** How the registry is read. */
export interface RegistryReaderOptions {
  /** Lowest revision that is accepted at first. */
  floor?: number;
  /** Clock in milliseconds. */
  now?: () => number;
}

/**
 * Reads the registry at most once a second. When the store fails, or gives a registry that is not
 * signed, not whole or older than one seen before, the last good registry stays.
 */
export function createRegistryReader(
  store: Pick<ReleaseStore, 'readRegistry'>,
  { floor = 0, now = Date.now }: RegistryReaderOptions = {},
): () => Promise<Registry> {
  let last = emptyRegistry;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Registry> | null = null;

  const read = async (): Promise<Registry> => {
    try {
      const next = await store.readRegistry();
      const lowest = Math.max(last.revision, floor);
      if (next.revision < lowest) {
        throw new Error(
          `Revision ${next.revision} is older than ${lowest}, which was live before.`,
        );
      }
      last = next;
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
