import { type RefObject, useEffect } from 'react';

/** Frames to wait for the row: the list measures itself first. */
const FRAMES = 30;

/**
 * Puts the focus back on the link that was followed (POOL-11).
 * @param box element that holds the rows
 * @param href where the link leads; null when the reader has not come back
 */
export function useRestoredFocus(box: RefObject<HTMLElement | null>, href: string | null): void {
  useEffect(() => {
    if (href === null) return;
    let left = FRAMES;
    let frame = requestAnimationFrame(function look() {
      const link = box.current?.querySelector<HTMLElement>(`a[href=${JSON.stringify(href)}]`);
      link?.focus({ preventScroll: true });
      // A row that is still being measured is invisible and takes no focus.
      if (link && document.activeElement === link) return;
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, href]);
}
