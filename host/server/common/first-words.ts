/**
 * Finds those of many patterns that may match a path, by their first word: the router's own way is too
 * dear for all of them each time.
 */
export function byFirstWord<T>(
  entries: readonly T[],
  patternOf: (entry: T) => string,
): (path: string) => readonly T[] {
  const worded = entries.map((entry) => ({ entry, word: firstWord(patternOf(entry)) }));
  const startingWith = (wanted: string | null) =>
    worded.filter(({ word }) => word === wanted || isOpen(word)).map(({ entry }) => entry);
  const known = new Map(worded.map(({ word }) => [word, startingWith(word)]));
  const others = startingWith(null);
  return (path) => known.get(firstWord(path)) ?? others;
}

const isOpen = (word: string) => /[:*]/.test(word);

function firstWord(path: string): string {
  return (path.split('/', 2)[1] ?? '').toLowerCase();
}
