import type { Registry } from '@silverjobs/federation';
import type { RemotePage } from '../../common/page-table.ts';

/** A tab looks at most this often, so a rollback reaches it within a minute. */
const MAX_AGE_MS = 30_000;
/** A navigation waits this long for the look; a later answer counts for the next one. */
const FETCH_TIMEOUT_MS = 1_000;

/** The registry of the document, kept up to date while the tab is open. */
export interface LiveRegistry {
  current(): Registry;
  /**
   * Looks for a newer registry if the last look is long ago, or joins one that is under way; a failed
   * look changes nothing.
   */
  refresh(): Promise<void>;
  /** The same, but waits for the answer however long it takes: for what holds nobody up. */
  look(): Promise<void>;
}

/**
 * Creates the live registry.
 * @param initial the registry that the document brought
 * @param fetchNewer the registry on the server when its revision is another one, else null; may fail or take its
 * own time-out
 * @param now clock in milliseconds
 */
export function createLiveRegistry(
  initial: Registry,
  fetchNewer: (revision: number) => Promise<Registry | null>,
  now: () => number = () => performance.now(),
): LiveRegistry {
  let current = initial;
  let lookedAt = now();
  let looking = Promise.resolve();
  let holdingUp = Promise.resolve();

  const fetchNext = async (): Promise<void> => {
    try {
      const next = await fetchNewer(current.revision);
      if (next && next.revision > current.revision) current = next;
    } catch {
      // The tab goes on with what it knows; the next navigation looks again.
    }
  };

  const begin = (): void => {
    if (now() - lookedAt < MAX_AGE_MS) return;
    lookedAt = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((go) => {
      timer = setTimeout(go, FETCH_TIMEOUT_MS);
    });
    looking = fetchNext();
    holdingUp = Promise.race([looking, late]).finally(() => clearTimeout(timer));
  };

  return {
    current: () => current,
    refresh: () => {
      begin();
      return holdingUp;
    },
    look: () => {
      begin();
      return looking;
    },
  };
}

/** The same page in the release that is live now; the tab's own where the page is gone. */
export function livePage(registry: Registry, known: RemotePage): RemotePage {
  const remote = registry.remotes[known.remote.name];
  const page = remote?.pages.find(({ path }) => path === known.page.path);
  return remote && page ? { remote, page } : known;
}
