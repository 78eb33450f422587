import { type RefObject, useEffect } from 'react';

/** Frames to wait for the row: the list measures itself first. */
const FRAMES = 60;
/** The library scrolls 4 frames after it has measured. */
const LIBRARY_FRAMES = 10;

/** What of a virtual list is needed here. */
interface VirtualList {
  getState: (read: (view: { scrollTop: number }) => void) => void;
  scrollTo: (place: { top: number }) => void;
}

interface RestoredList {
  /** Element that holds the rows. */
  box: RefObject<HTMLElement | null>;
  list: RefObject<VirtualList | null>;
  /** Where the list was scrolled to, in px; null when the reader has not come back. */
  top: number | null;
  /** Where the link leads that was followed; null without one. */
  href: string | null;
}

/**
 * Sees to it that who comes back finds the same place, and the focus on the link that was followed
 * (jobs-12). The library scrolls only once; where the page had not grown by then, as on a busy
 * machine, the reader would stay at its beginning.
 */
export function useRestoredPlace({ box, list, top, href }: RestoredList): void {
  useEffect(() => {
    if (top === null) return;
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      const link =
        href && box.current?.querySelector<HTMLElement>(`a[href=${JSON.stringify(href)}]`);
      if (link) link.focus({ preventScroll: true });
      // A row that is still being measured is invisible and takes no focus.
      if (link && document.activeElement === link) return;
      frames += 1;
      if (frames > LIBRARY_FRAMES && top > 0) {
        list.current?.getState(({ scrollTop }) => {
          if (scrollTop <= 0) list.current?.scrollTo({ top });
        });
      }
      if (frames < FRAMES) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, list, top, href]);
}
