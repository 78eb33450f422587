import { mean, type Point } from './geometry.ts';
import type { LocatedEntry } from './locate/candidates.ts';

export interface Area extends Point {
  state_id: number;
  district_id: number;
}

/** The value that occurs most often. */
function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/**
 * For codes whose place is unknown: the middle and the most frequent district of the located
 * codes that begin with the same digits, four if there are any, else three, two, one.
 */
export function areaOf(located: readonly LocatedEntry[]): (postalCode: string) => Area {
  const groups = new Map<string, LocatedEntry[]>();
  for (const entry of located) {
    if (entry.at === null) continue;
    for (const digits of [1, 2, 3, 4]) {
      const prefix = entry.postalCode.slice(0, digits);
      const group = groups.get(prefix);
      if (group) group.push(entry);
      else groups.set(prefix, [entry]);
    }
  }
  return (postalCode) => {
    for (const digits of [4, 3, 2, 1]) {
      const spots = (groups.get(postalCode.slice(0, digits)) ?? []).flatMap(({ at }) => at ?? []);
      if (spots.length === 0) continue;
      const key = mostFrequent(spots.map((spot) => spot.districtKey));
      return { ...mean(spots), state_id: Number(key.slice(0, 2)), district_id: Number(key) };
    }
    throw new RangeError(`areaOf: no located postal code resembles ${postalCode}`);
  };
}
