import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that puts the focus on an element after the next change of the page: the first of
 * these ids that is there. Moving or removing what has the focus would lose it.
 */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);

  useLayoutEffect(() => {
    const element = wanted.current
      .map((id) => document.getElementById(id))
      .find((found) => found !== null);
    wanted.current = [];
    element?.focus();
  });
  return useCallback((...ids) => {
    wanted.current = ids;
  }, []);
}
