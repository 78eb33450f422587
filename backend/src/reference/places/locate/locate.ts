import type { Entry } from '../entries.ts';
import type { GeoPlace } from '../sources.ts';
import { type Candidate, candidatesByCore, type LocatedEntry } from './candidates.ts';
import { nearest } from './nearest.ts';
import { neighboursOf } from './neighbours.ts';
import { onlyInLand, town } from './sure-candidates.ts';

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of list) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Finds the GeoNames place of each entry. First only names that exist once in their Land count;
 * they show where each range of codes lies, and that decides among namesakes.
 */
export function locate(entries: readonly Entry[], geo: readonly GeoPlace[]): LocatedEntry[] {
  const byCore = candidatesByCore(geo);
  const candidatesOf = (entry: Entry): Candidate[][] => {
    const found = entry.cores.flatMap((core) => [byCore.get(core) ?? []]);
    if (!entry.name.startsWith('Berlin-')) return found;
    return [...found, byCore.get('berlin') ?? []].map((list) =>
      list.filter((c) => c.stateId === 11),
    );
  };
  const options = entries.map((entry) => ({ entry, candidates: candidatesOf(entry) }));
  let located: LocatedEntry[] = options.map(({ entry, candidates }) => ({
    ...entry,
    at: town(entry, candidates[0] ?? []) ?? onlyInLand(entry, candidates[0] ?? []),
  }));
  for (let round = 0; round < 3; round += 1) {
    const neighbours = neighboursOf(located);
    located = options.map(({ entry, candidates }) => ({
      ...entry,
      at: firstOf(candidates, (list) => nearest(entry, list, neighbours)),
    }));
  }
  return located;
}
