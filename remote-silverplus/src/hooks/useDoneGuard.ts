import { type RefObject, useEffect, useRef } from 'react';

/**
 * Remembers that something is done and the page is about to be left: a click that comes between the
 * answer and the next page must not do it again. Whoever comes back by the browser's history may.
 */
export function useDoneGuard(): RefObject<boolean> {
  const done = useRef(false);
  useEffect(() => {
    const again = () => {
      done.current = false;
    };
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  return done;
}
