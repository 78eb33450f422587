import { useCallback, useState } from 'react';
import type { ListParts } from './scroll-position.ts';

/** Browsers render nothing below about 16 million pixels; text zoom needs room as well. */
export const MAX_PART_HEIGHT_PX = 12_000_000;

/** The part of a very long list that is shown; rows count from 0, the end is exclusive. */
export interface VisiblePart {
  start: number;
  end: number;
  /** How it is kept for the way back. */
  kept: ListParts;
  isLast: boolean;
  /** It is as high as it may become. */
  isFull: boolean;
  /** The reader came from the part after it, so it opens at its end. */
  fromBelow: boolean;
  noteHeight: (px: number) => void;
  showNext: () => void;
  showPrevious: () => void;
}

/**
 * Divides a list into parts that a browser can render, so that its last row can be reached.
 * @param reached rows that were ever loaded
 */
export function useListParts(reached: number, returned: ListParts | undefined): VisiblePart {
  const [kept, setKept] = useState<ListParts>(returned ?? { starts: [0], current: 0 });
  const [isFull, setFull] = useState(false);
  const [fromBelow, setFromBelow] = useState(false);
  const { starts, current } = kept;

  function show(next: ListParts) {
    setFromBelow(next.current < current);
    setFull(false);
    setKept(next);
    if (next.current > current) window.scrollTo({ top: 0 });
  }

  return {
    start: starts[current] ?? 0,
    end: starts[current + 1] ?? reached,
    kept,
    isLast: current === starts.length - 1,
    isFull,
    fromBelow,
    noteHeight: useCallback((px: number) => setFull(px >= MAX_PART_HEIGHT_PX), []),
    showNext: () => {
      const known = current < starts.length - 1;
      show({ starts: known ? starts : [...starts, reached], current: current + 1 });
    },
    showPrevious: () => show({ starts, current: current - 1 }),
  };
}
