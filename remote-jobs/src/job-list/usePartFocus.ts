import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when another part of a very long list is shown. */
export interface PartFocus {
  /** The line with the extent, above the rows. */
  bar: RefObject<HTMLElement | null>;
  /** The button to the next part, below the rows. */
  next: RefObject<HTMLButtonElement | null>;
}

/**
 * Keeps the focus in the list: the button that had it is gone or far away. The next part is read
 * from its top, the previous one from its end.
 * @param start first row of the part that is shown
 */
export function usePartFocus(start: number): PartFocus {
  const bar = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const shown = useRef(start);

  useEffect(() => {
    const forward = start > shown.current;
    if (start === shown.current) return;
    shown.current = start;
    if (forward) bar.current?.focus();
    else next.current?.focus({ preventScroll: true });
  }, [start]);

  return { bar, next };
}
