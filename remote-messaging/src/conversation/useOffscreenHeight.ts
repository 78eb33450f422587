import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the window something is still rendered. */
const NEAR = '1500px 0px';

/**
 * Puts an element's content away while it is far from the window, so that a history of thousands
 * of messages is as quick as a short one. What has the focus stays. Content that has another height
 * when it comes back (the window was made narrower meanwhile) moves nothing that one reads.
 * @param first estimated height with which it begins put away, in pixels; null: begins rendered
 * @param pinned always rendered
 * @returns height to leave free instead of the content, in pixels; null: render it
 */
export function useOffscreenHeight(
  element: RefObject<HTMLElement | null>,
  first: number | null,
  pinned: boolean,
): number | null {
  const [away, setAway] = useState(first);
  const left = useRef(first);

  useEffect(() => {
    const target = element.current;
    if (pinned || !target || typeof IntersectionObserver === 'undefined') {
      setAway(null);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? true;
        if (near) setAway(null);
        else if (!target.contains(document.activeElement)) {
          setAway(target.getBoundingClientRect().height);
        }
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, pinned]);

  useLayoutEffect(() => {
    const before = left.current;
    left.current = away;
    if (before === null || away !== null || !element.current) return;
    const { top, height } = element.current.getBoundingClientRect();
    if (top < 0 && height !== before) {
      window.scrollBy({ top: height - before, behavior: 'instant' });
    }
  }, [element, away]);

  return away;
}
