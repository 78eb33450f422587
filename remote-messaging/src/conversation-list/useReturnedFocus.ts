import { paths, pathTo } from '@silverjobs/contract/paths';
import { type RefObject, useEffect } from 'react';

/** Frames to wait for the row: the list measures itself first. */
const FRAMES = 30;

/**
 * Puts the focus back on the link of the conversation one came from.
 * @param box element that holds the rows
 */
export function useReturnedFocus(box: RefObject<HTMLElement | null>, id: number | null): void {
  useEffect(() => {
    if (id === null) return;
    const path = pathTo(paths.conversation, { id });
    let left = FRAMES;
    let frame = requestAnimationFrame(function look() {
      const link = box.current?.querySelector<HTMLElement>(`a[href$="${path}"]`);
      if (link) return link.focus({ preventScroll: true });
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [box, id]);
}
