/**
 * A small seeded generator (mulberry32): the same seed gives the same numbers on every machine,
 * which Math.random does not.
 */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One element. Throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different elements in random order. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Gives the generator of a seed; use different seeds for things that must not depend on each other. */
export function random(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(next() * list.length)];
    if (value === undefined) throw new RangeError('random.pick: the list is empty');
    return value;
  };
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick,
    some: (list, count) => {
      const rest = [...list];
      const chosen = [];
      while (chosen.length < count && rest.length > 0) {
        const index = Math.floor(next() * rest.length);
        chosen.push(...rest.splice(index, 1));
      }
      return chosen;
    },
  };
}

/** Draws an element with the probability of its weight; the sums are made once. */
export function weighted<T>(list: readonly T[], weight: (item: T) => number): (r: Random) => T {
  const sums: number[] = [];
  let total = 0;
  for (const item of list) {
    total += weight(item);
    sums.push(total);
  }
  return (r) => {
    const goal = r.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > goal) high = middle;
      else low = middle + 1;
    }
    const value = list[low];
    if (value === undefined) throw new RangeError('weighted: the list is empty');
    return value;
  };
}
