import type { Entry } from '../entries.ts';
import type { Point } from '../geometry.ts';
import type { LocatedEntry } from './candidates.ts';

/** Finds the located places around an entry. */
export type Neighbours = (entry: Entry) => Point[];

/**
 * The places located so far whose codes begin with the same three digits (two where these are
 * few). A place does not vouch for itself, and a city with many codes counts once.
 */
export function neighboursOf(located: readonly LocatedEntry[]): Neighbours {
  const groups = new Map<string, Map<string, Point>>();
  for (const { postalCode, name, at } of located) {
    if (at === null) continue;
    for (const prefix of [postalCode.slice(0, 2), postalCode.slice(0, 3)]) {
      const group = groups.get(prefix);
      if (group) group.set(name, at);
      else groups.set(prefix, new Map([[name, at]]));
    }
  }
  return ({ postalCode, name }) => {
    for (const digits of [3, 2]) {
      const group = groups.get(postalCode.slice(0, digits)) ?? new Map<string, Point>();
      const others = [...group].flatMap(([other, point]) => (other === name ? [] : [point]));
      if (others.length > 0) return others;
    }
    return [];
  };
}
