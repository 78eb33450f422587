import { isPassingFailure } from '@silverjobs/api';
import type { QueryClient } from '@tanstack/react-query';

/** When to look whether it works again, in milliseconds; the last one lasts. */
const DELAYS_MS: readonly number[] = [3_000, 5_000, 10_000, 20_000, 30_000];
/** Browsers that failed together do not come back together. */
const SPREAD = 0.3;
const PROBE_TIMEOUT_MS = 5_000;

/** What can fail in a page and be asked for again. */
export interface Healing {
  queryClient: QueryClient;
  /** Tells of every change after which something may have failed. @returns ends it */
  subscribe: (look: () => void) => () => void;
  /** Whether the page itself, or the user's data, could not be loaded. */
  hasFailedPage: () => boolean;
  /** Loads the page and the user's data again. */
  retryPage: () => Promise<void>;
  /** Answers once the backend does. */
  healthUrl: string;
}

/**
 * Asks again, without a reload, for what failed because network, backend or database were away
 * (operation-9). The backend is asked first, so a page keeps its sentence until there is something
 * better to show.
 * @returns ends it
 */
export function startHealing(healing: Healing): () => void {
  const { queryClient, hasFailedPage, retryPage, healthUrl } = healing;
  const queries = queryClient.getQueryCache();
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let busy = false;

  const failed = () =>
    queries
      .findAll({ type: 'active' })
      .filter(({ state }) => state.status === 'error' && isPassingFailure(state.error));

  function look(): void {
    if (failed().length === 0 && !hasFailedPage()) {
      if (!busy) stopWaiting();
    } else if (timer === null && !busy) {
      const delay = DELAYS_MS[Math.min(attempts, DELAYS_MS.length - 1)] ?? 0;
      timer = setTimeout(() => void tryAgain(), delay * (1 + SPREAD * Math.random()));
    }
  }

  function stopWaiting(): void {
    attempts = 0;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  async function tryAgain(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (busy) return;
    busy = true;
    attempts += 1;
    // Nobody looks: the next look is when somebody does.
    if (document.visibilityState === 'visible' && (await isHealthy(healthUrl))) {
      await Promise.allSettled([
        ...failed().map((query) => query.fetch()),
        ...(hasFailedPage() ? [retryPage()] : []),
      ]);
    }
    busy = false;
    look();
  }

  /** The network is back, or the tab is looked at: no reason to wait. */
  function atOnce(): void {
    if (document.visibilityState !== 'visible') return;
    if (failed().length > 0 || hasFailedPage()) void tryAgain();
  }

  const ends = [queries.subscribe(look), healing.subscribe(look)];
  window.addEventListener('online', atOnce);
  document.addEventListener('visibilitychange', atOnce);
  look();
  return () => {
    for (const end of ends) end();
    window.removeEventListener('online', atOnce);
    document.removeEventListener('visibilitychange', atOnce);
    stopWaiting();
  };
}

async function isHealthy(url: string): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PROBE_TIMEOUT_MS);
  try {
    return (await fetch(url, { cache: 'no-store', signal: patience.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
