import type { FoundPlace } from '../place/place.ts';
import { standardNames } from './find-town.ts';

/** The rest of a text without its place, so that a town is no occupation. */
export function withoutPlace(text: string, place: FoundPlace | null): string {
  if (place === null || place === 'home') return text;
  const names = new Set(
    place.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );
  return text.replace(/[\p{L}]{3,60}/gu, (word) =>
    names.has(standardNames(word).toLowerCase()) ? ' ' : word,
  );
}
