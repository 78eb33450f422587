import type { WhereOption } from '@silverjobs/contract';
import { fold } from '../places/fold.ts';
import { landscapes } from '../reference/places/landscapes.ts';
import { landscapeOption } from './options.ts';

const LIMIT = 3;
/** Fewer letters begin too many names. */
const MIN_BEGINNING = 3;

const named = landscapes.map((landscape) => ({
  option: landscapeOption(landscape),
  keys: [landscape.name, ...landscape.aliases].map((alias) => fold(alias)),
}));
const together = (key: string) => key.replaceAll(' ', '');
const byName = new Map<string, Set<(typeof named)[number]>>();
for (const one of named)
  for (const name of one.keys.map(together))
    byName.set(name, (byName.get(name) ?? new Set()).add(one));

/** Regions that are called so, written together or not. @param text folded words */
export function landscapesCalled(text: string): WhereOption[] {
  return [...(byName.get(together(text)) ?? [])].map(({ option }) => option);
}

/** Regions that people name, by any of their names: those called so and those that begin so. */
export function searchLandscapes(words: readonly string[]): {
  readonly exact: WhereOption[];
  readonly begun: WhereOption[];
} {
  const text = words.join(' ');
  const exact = landscapesCalled(text);
  const begun =
    text.length < MIN_BEGINNING
      ? []
      : named.filter(
          ({ option, keys }) => !exact.includes(option) && keys.some((key) => key.startsWith(text)),
        );
  return { exact, begun: begun.slice(0, LIMIT).map(({ option }) => option) };
}

/** Words of the names of regions, for typing errors. */
export const landscapeNames: readonly string[] = named.flatMap(({ keys }) => keys);
