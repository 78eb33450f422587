import { type RefObject, useEffect, useState } from 'react';

/** Share of a message that must be in the window to count as seen, in pixels. */
const SEEN_PX = 96;

/**
 * Shows the newest part of the history when the conversation is opened: the first unread message,
 * else the newest one together with the field for the answer.
 * @param ready the history is rendered
 * @returns true once that is done
 */
export function useInitialScroll(
  list: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
  ready: boolean,
): boolean {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    if (!ready) return;
    // After the host has gone to the top of the new page.
    const frame = requestAnimationFrame(() => {
      showNewest(list.current, composer.current);
      setPlaced(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [list, composer, ready]);
  return placed;
}

function showNewest(list: HTMLElement | null, composer: HTMLElement | null): void {
  const unread = list?.querySelector('[data-unread-start]');
  const target = unread ?? list?.lastElementChild?.lastElementChild;
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  if (top >= 0 && top + SEEN_PX <= window.innerHeight) return;
  if (!unread) composer?.scrollIntoView({ block: 'end', behavior: 'instant' });
  if (unread || target.getBoundingClientRect().top < 0) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
