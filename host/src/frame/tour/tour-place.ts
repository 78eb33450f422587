import type { AppStorage } from '@silverjobs/shell';
import { tourKey } from './tour-key.ts';

/** Where somebody is in the tour. */
export interface TourPlace {
  /** Index of the stop. */
  at: number;
  /** Left with 'Rundgang beenden' it is kept, and shown nowhere. */
  open: boolean;
  /** It has just been called: the stop takes the focus, which after a reload it leaves alone. */
  called?: boolean;
}

/** The place of this account in this browser; null before the first stop and after the last one. */
export function readTourPlace(storage: AppStorage, userId: number): TourPlace | null {
  return storage.read(tourKey(userId), (value) => {
    const { at, open, called } = value as { [name in keyof TourPlace]?: unknown };
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0) return null;
    return { at, open: open === true, called: called === true };
  });
}

/** Keeps the place, beyond signing out (guide-16); null forgets it. */
export function keepTourPlace(storage: AppStorage, userId: number, place: TourPlace | null): void {
  storage.write(tourKey(userId), place, 'device');
}
