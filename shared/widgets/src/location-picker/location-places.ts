import type { WhereOption } from '@silverjobs/contract';
import { foldText } from '@silverjobs/contract/fold-text';
import { placeOfLocationLabel } from '@silverjobs/contract/location-label';
import type { LocationOption } from './location-choice.ts';

/** A place of the list with its radii, or a region, which has none. */
export interface LocationPlace {
  /** Without a radius: '50667 Köln'. */
  label: string;
  /** What choosing the place means at first: the radius that the server names first. */
  first: LocationOption;
  /** Options of all radii, the smallest first; of a town first itself, of another region only that. */
  radii: readonly LocationOption[];
  match: WhereOption['match'];
}

/** The options place by place, in their order (jobs-72). */
export function groupPlaces(options: readonly LocationOption[]): LocationPlace[] {
  const places = new Map<string, LocationOption[]>();
  for (const option of options) {
    const { id, type, value, label } = option;
    const key = type === 'postal_code' ? `${value} ${placeOfLocationLabel(label)}` : String(id);
    places.set(key, [...(places.get(key) ?? []), option]);
  }
  const grouped = [...places.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const radii = [first, ...others].sort((a, b) => (a.radius ?? 0) - (b.radius ?? 0));
    return [{ label: placeOfLocationLabel(first.label), first, radii, match: first.match }];
  });
  return grouped.map((place) => withRadii(place, grouped));
}

/** 'Köln (Nordrhein-Westfalen)' and '50667 Köln' are the same town. */
const townName = (label: string) => label.replace(/^\d{5} /, '').split(' (')[0];

/** A whole town is also measured around: from its first postal code, which is its main place. */
function withRadii(town: LocationPlace, places: readonly LocationPlace[]): LocationPlace {
  if (town.first.type !== 'region_id') return town;
  const name = townName(town.label);
  const main = places.find(
    ({ first, label }) => first.type === 'postal_code' && townName(label) === name,
  );
  return main ? { ...town, radii: [town.first, ...main.radii] } : town;
}

/** Whether a place asks for a radius. */
export function hasRadius({ radii }: LocationPlace): boolean {
  return radii.some(({ type }) => type === 'postal_code');
}

/** What a radius is called; a whole town has none. */
export function radiusText({ type, radius, label }: LocationOption): string {
  return type === 'postal_code' ? `${radius} km` : `nur ${townName(label)}`;
}

/** Whether a place of the list is the chosen one; around a town that is its main place. */
export function isChosen({ first, radii }: LocationPlace, id: number | undefined): boolean {
  return first.type === 'postal_code' ? radii.some((option) => option.id === id) : first.id === id;
}

/** The postal code that a label begins with; null for regions. */
export function codeOfLabel(label: string | undefined): string | null {
  return /^(?:\d{5}|(?:A|CH|FL)-\d{4})(?= )/.exec(label ?? '')?.[0] ?? null;
}

/** What has to be said before the list: that it holds guesses, or that a place is abroad (jobs-71). */
export function noteFor(places: readonly LocationPlace[], text: string): string | null {
  if (places.some(({ match }) => match === 'abroad')) {
    return 'Stellen gibt es bei uns nur in Deutschland, Österreich, der Schweiz und Liechtenstein. Vielleicht passt ein Ort in der Nähe oder Homeoffice:';
  }
  if (places.length === 0 || places.some(({ match }) => match !== 'guess')) return null;
  return `„${text}“ kennen wir nicht. Meinten Sie …?`;
}

/** What stands below a guess beside others that are none. */
export function hintFor(place: LocationPlace, places: readonly LocationPlace[]): string | null {
  const isMixed = places.some(({ match }) => match !== 'guess');
  return place.match === 'guess' && isMixed ? 'Meinten Sie diesen Ort?' : null;
}

/**
 * The place that a text means without doubt: the only one that is no guess, or the one called so
 * (jobs-62).
 */
export function surePlace(places: readonly LocationPlace[], text: string): LocationPlace | null {
  const named = places.filter(({ match }) => match === undefined);
  if (named.length === 1 && places.length === 1) return named[0] ?? null;
  const { plain } = foldText(text);
  const isCalled = ({ label, first }: LocationPlace) =>
    [label, first.label].some((name) => foldText(name).plain === plain) || first.value === plain;
  return named.find(isCalled) ?? null;
}
