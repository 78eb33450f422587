import { satisfies } from '../../registry/compatibility.ts';

/**
 * Stands in for the federation runtime's ranges (see unused-library-code.ts): versions of ours have three
 * numbers, ranges are carets, and it asks itself which of two versions is the newer.
 */
export function satisfy(version: string, range: string): boolean {
  if (!range.startsWith('<=')) return satisfies(version, range);
  const numbers = (text: string) => text.split('.').map(Number);
  const [one, other] = [numbers(version), numbers(range.slice(2))];
  const place = one.findIndex((number, index) => number !== other[index]);
  return place < 0 || (one[place] ?? 0) < (other[place] ?? 0);
}
