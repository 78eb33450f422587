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

/** Regions that people name, by any of their names: those called so and those that begin so. */
export function searchLandscapes(words: readonly string[]): {
  readonly exact: WhereOption[];
  readonly begun: WhereOption[];
} {
  const text = words.join(' ');
  if (text === '') return { exact: [], begun: [] };
  const together = text.replaceAll(' ', '');
  const isExact = (keys: readonly string[]) =>
    keys.some((key) => key === text || key.replaceAll(' ', '') === together);
  const exact = named.filter(({ keys }) => isExact(keys));
  const begun = named.filter(
    ({ keys }) =>
      text.length >= MIN_BEGINNING && !isExact(keys) && keys.some((key) => key.startsWith(text)),
  );
  return {
    exact: exact.map(({ option }) => option),
    begun: begun.slice(0, LIMIT).map(({ option }) => option),
  };
}

/** Words of the names of regions, for typing errors. */
export const landscapeNames: readonly string[] = named.flatMap(({ keys }) => keys);
