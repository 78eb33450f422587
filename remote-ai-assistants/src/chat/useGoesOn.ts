import { type RefObject, useEffect, useState } from 'react';

/** Less is a rounded width, or the row's own margin. */
const SLACK_PX = 32;

/**
 * Whether a row that is pushed sideways goes on beyond its right edge (assistants-52).
 * @param content what stands in it; the row is looked at again when this changes
 */
export function useGoesOn(row: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [goesOn, setGoesOn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another width
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      setGoesOn(scrollWidth - clientWidth - scrollLeft > SLACK_PX);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row, content]);
  return goesOn;
}
