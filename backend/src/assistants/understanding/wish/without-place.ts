import { type FoundPlace, homeoffice } from '../place/place.ts';
import { standardNames } from './find-town.ts';

/** What says where, though an occupation is found by it, too. */
const AT_HOME = 'heimarbeit telearbeit';

/** The rest of a text without its place, so that a town is no occupation. */
export function withoutPlace(text: string, place: FoundPlace | null): string {
  if (place === null || place === 'home') return text;
  const isHome = place.locationId === homeoffice.locationId;
  const names = new Set(
    `${place.label} ${isHome ? AT_HOME : ''}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );
  return text.replace(/[\p{L}]{3,60}/gu, (word) =>
    names.has(standardNames(word).toLowerCase()) ? ' ' : word,
  );
}
