import { type RefObject, useEffect } from 'react';

/** Frames to wait for the row: the list measures itself first. */
const FRAMES = 30;

/**
 * Puts the focus back on the link of the job one came from (POOL-11).
 * @param box element that holds the rows
 */
export function useReturnedFocus(box: RefObject<HTMLElement | null>, jobId: number | null): void {
  useEffect(() => {
    if (jobId === null) return;
    let left = FRAMES;
    let frame = requestAnimationFrame(function look() {
      const link = box.current?.querySelector<HTMLElement>(`h2 a[href$="/jobs/${jobId}"]`);
      link?.focus({ preventScroll: true });
      // A row that is still being measured is invisible and takes no focus.
      if (link && document.activeElement === link) return;
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, jobId]);
}
