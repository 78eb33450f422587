import { CONVERSATION_PREFETCH_THRESHOLD } from '@silverjobs/contract/constants';
import { type RefObject, useEffect } from 'react';

/** The window and all below it: a jump over the row counts as well. */
const EVERYTHING_BELOW = '0px 0px 1000000px 0px';

interface OlderPrefetch {
  /** There is something earlier, none of it is on its way, and the last attempt did not fail. */
  due: boolean;
  /** Id of the first loaded message; a change means that there is a new first. */
  firstId: number | null;
  loadOlder: () => void;
}

/**
 * Loads the batch before when fewer than 15 messages are left above the window (messages-9).
 * Whoever sees the beginning of the list uses its button: nothing grows under the eyes.
 */
export function usePrefetchOlder(
  list: RefObject<HTMLElement | null>,
  { due, firstId, loadOlder }: OlderPrefetch,
): void {
  useEffect(() => {
    const element = list.current;
    if (!due || firstId === null || !element || typeof IntersectionObserver === 'undefined') return;
    const rows = element.querySelectorAll('[data-id]');
    const row = rows[Math.min(CONVERSATION_PREFETCH_THRESHOLD, rows.length) - 1];
    if (!row) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const near = entry?.isIntersecting ?? false;
        if (near && element.getBoundingClientRect().top < 0) loadOlder();
      },
      { rootMargin: EVERYTHING_BELOW },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [list, due, firstId, loadOlder]);
}
