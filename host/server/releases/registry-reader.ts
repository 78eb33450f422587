import { emptyRegistry, type Registry } from '@silverjobs/federation';
import type { ReleaseStore } from '@silverjobs/federation/store';

const MAX_AGE_MS = 1_000;
const UNAVAILABLE = 503;

/** How the registry is read. */
export interface RegistryReaderOptions {
  /** Lowest revision that is accepted at first. */
  floor?: number;
  /** Clock in milliseconds. */
  now?: () => number;
}

/** What a server composes from (operation-23). */
export interface RegistryState {
  /** Whether there is a registry to compose from. */
  ready: boolean;
  revision: number;
  /** Why it is not the newest one; null when it is. */
  problem: string | null;
}

/** Reads the registry of the store. */
export interface RegistryReader {
  /** @throws an error with status 503 while none could be read */
  read: () => Promise<Registry>;
  state: () => RegistryState;
}

class RegistryUnreadable extends Error {
  readonly statusCode = UNAVAILABLE;
}

/**
 * Reads the registry at most once a second. When the store fails, or gives a registry that is not
 * signed, not whole or older than one seen before, the last good registry stays; a server that has
 * seen none takes the newest one that can be read, and without any says so (operation-23).
 */
export function createRegistryReader(
  store: Pick<ReleaseStore, 'readRegistry' | 'readOlderRegistry'>,
  { floor = 0, now = Date.now }: RegistryReaderOptions = {},
): RegistryReader {
  let last: Registry | null = null;
  let problem: string | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const accept = (next: Registry): Registry => {
    const lowest = Math.max(last?.revision ?? 0, floor);
    if (next.revision < lowest) {
      throw new Error(`Revision ${next.revision} is older than ${lowest}, which was live before.`);
    }
    return next;
  };

  const readOlder = async (): Promise<Registry | null> => {
    try {
      const older = await store.readOlderRegistry();
      return older && accept(older);
    } catch {
      // The reason was told when the newest one could not be read.
      return null;
    }
  };

  const report = (error: unknown): void => {
    const text = error instanceof Error ? error.message : String(error);
    // Once, not each second for as long as it lasts.
    if (text !== problem) {
      const stays = last ? `revision ${last.revision} stays` : 'there is none to compose from';
      console.error(`The newest registry cannot be read; ${stays}.`, error);
    }
    problem = text;
  };

  const read = async (): Promise<void> => {
    try {
      last = accept(await store.readRegistry());
      problem = null;
    } catch (error) {
      last ??= await readOlder();
      report(error);
    }
    readAt = now();
    reading = null;
  };

  return {
    read: async () => {
      if (now() - readAt >= MAX_AGE_MS) {
        reading ??= read();
        await reading;
      }
      if (!last) throw new RegistryUnreadable('No registry can be read.');
      return last;
    },
    state: () => ({
      ready: last !== null,
      revision: (last ?? emptyRegistry).revision,
      problem,
    }),
  };
}
