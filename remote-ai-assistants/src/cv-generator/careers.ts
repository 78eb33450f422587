import type { CvStation } from '@silverjobs/contract';

/** So many years of a career are told in full; earlier stations are named only. */
export const YEARS_IN_FULL = 15;

/** 'heute' and its like: a station that has not ended. */
const NOW = /\b(?:heute|jetzt|aktuell|laufend)\b/i;

/** The year in what was typed: '03/1998', 'März 1998', 'heute'; null when there is none. */
export function yearIn(text: string, thisYear: number): number | null {
  if (NOW.test(text)) return thisYear;
  const found = /(?:^|\D)((?:19|20)\d{2})(?!\d)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** '03/1998 – 06/2024', or the one that is given. */
export function period({ from, to }: Pick<CvStation, 'from' | 'to'>): string {
  return [from.trim(), to.trim()].filter(Boolean).join(' – ');
}

/** Whether a station ended so long ago that naming it is enough. */
export function isEarly(station: CvStation, thisYear: number): boolean {
  const end = yearIn(station.to, thisYear) ?? yearIn(station.from, thisYear);
  return end !== null && end < thisYear - YEARS_IN_FULL;
}

/** A time of more than a year between two stations. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Gaps of more than a year within the last years that are told in full, the newest first. */
export function findGaps(stations: readonly CvStation[], thisYear: number): Gap[] {
  const spans = stations
    .flatMap((station) => {
      const start = yearIn(station.from, thisYear) ?? yearIn(station.to, thisYear);
      const end = yearIn(station.to, thisYear) ?? start;
      return start === null || end === null || end < start ? [] : [{ start, end }];
    })
    .sort((one, other) => one.start - other.start);
  const gaps: Gap[] = [];
  let covered = spans[0]?.end ?? 0;
  for (const { start, end } of spans) {
    if (start - covered > 1 && start > thisYear - YEARS_IN_FULL) {
      gaps.push({ from: covered, to: start });
    }
    covered = Math.max(covered, end);
  }
  return gaps.reverse();
}
