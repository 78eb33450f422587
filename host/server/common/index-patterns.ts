/**
 * Indexes patterns by their first segment, to find those that may match a path: the router's own way is too
 * dear for all of them each time.
 */
export function indexPatternsByFirstSegment<T>(
  entries: readonly T[],
  patternOf: (entry: T) => string,
): (path: string) => readonly T[] {
  const indexed = entries.map((entry) => ({ entry, segment: firstSegment(patternOf(entry)) }));
  const startingWith = (wanted: string | null) =>
    indexed
      .filter(({ segment }) => segment === wanted || isOpen(segment))
      .map(({ entry }) => entry);
  const known = new Map(indexed.map(({ segment }) => [segment, startingWith(segment)]));
  const others = startingWith(null);
  return (path) => known.get(firstSegment(path)) ?? others;
}

const isOpen = (segment: string) => /[:*]/.test(segment);

function firstSegment(path: string): string {
  return (path.split('/', 2)[1] ?? '').toLowerCase();
}
