import type { AppStorage } from '@silverjobs/shell';
import type { StateSnapshot } from 'react-virtuoso';

/** Where a reader was in the list (messages-4). */
export interface ScrollPosition {
  /** Conversations that were loaded. */
  loaded: number;
  view: StateSnapshot;
  /** Conversation that was opened. */
  openedId: number | null;
}

const KEY = 'messages.place';
const MAX_RANGES = 20_000;

/** Stores the scroll position for the next visit. */
export function storeScrollPosition(storage: AppStorage, place: ScrollPosition): void {
  storage.write(KEY, place);
}

/** The place of the last visit; null without one. */
export function restoredConversationPosition(storage: AppStorage): ScrollPosition | null {
  return storage.read(KEY, parsePlace);
}

/** A stored place; null when it is none. */
export function parsePlace(value: unknown): ScrollPosition | null {
  if (typeof value !== 'object' || value === null) return null;
  const { loaded, view, openedId } = value as Partial<Record<string, unknown>>;
  const snapshot = parseView(view);
  if (!isCount(loaded) || !snapshot) return null;
  return { loaded, view: snapshot, openedId: isCount(openedId) ? openedId : null };
}

/** Whether somebody comes back to another place than the top of the list. */
export function isFurtherDown(place: ScrollPosition | null | undefined): place is ScrollPosition {
  return Boolean(place && place.view.scrollTop > 0);
}

function parseView(value: unknown): StateSnapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { ranges, scrollTop } = value as Partial<Record<string, unknown>>;
  if (!isPixels(scrollTop) || !Array.isArray(ranges) || ranges.length > MAX_RANGES) return null;
  const sized = ranges as Partial<Record<'startIndex' | 'endIndex' | 'size', unknown>>[];
  const ok = sized.every((range) => {
    const { startIndex, endIndex, size } = range ?? {};
    // The last range is open: JSON has no infinity and keeps null.
    return isCount(startIndex) && (endIndex === null || isCount(endIndex)) && isPixels(size);
  });
  if (!ok) return null;
  return {
    scrollTop,
    ranges: sized.map(({ startIndex, endIndex, size }) => ({
      startIndex: Number(startIndex),
      endIndex: endIndex === null ? Number.POSITIVE_INFINITY : Number(endIndex),
      size: Number(size),
    })),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
