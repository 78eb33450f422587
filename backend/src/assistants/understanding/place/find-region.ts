import type { Database } from '../../../database/database.ts';
import { regions } from '../../../database/schema.ts';
import { countryOptions } from '../../../locations/postal-areas.ts';
import { fold } from '../../../places/fold.ts';
import { postalAreaOptionId } from '../../../places/option-id.ts';
import { type Around, findTowns, type Region } from './find-named.ts';
import type { Place } from './place.ts';

const NOWHERE: Around = { regions: [], country: '', whole: null, bare: null };

const COUNTRIES: readonly (readonly [said: RegExp, prefix: string])[] = [
  [/(?<!ische )\bschweiz\b/, 'CH-'],
  [/\bosterreich\b/, 'A-'],
  [/\bliechtenstein\b/, 'FL-'],
];
const KIND_OF_REGION = /^(?:landkreis|kreis|kanton|land|region) /;

/** Sankt and St. are one word. */
const alike = (word: string): string => (word === 'sankt' ? 'st' : word);

/** How long regions are kept in memory, in milliseconds: only a release changes them. */
const CACHE_MS = 300_000;
const cache = new WeakMap<Database, { readonly all: readonly Region[]; readonly until: number }>();

/** All Lands, cantons and districts. */
export async function allRegions(db: Database): Promise<readonly Region[]> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.all;
  const all = await db.select().from(regions);
  if (all.length > 0) cache.set(db, { all, until: Date.now() + CACHE_MS });
  return all;
}

const placeOfRegion = ({ id, label }: Region): Place => ({ locationId: id, label });

/** The Lands, districts and neighbours that a text names. */
export async function findAround(db: Database, text: string): Promise<Around> {
  const folded = ` ${fold(text).split(' ').map(alike).join(' ')} `;
  // A 'Kreis' may be called a 'Landkreis'; both are looked for.
  const said = `${folded} ${folded.replace(/ (?:land)?kreis /g, ' landkreis ')} ${folded.replace(/ landkreis /g, ' kreis ')}`;
  const found = (await allRegions(db)).flatMap((region) => {
    const name = fold(region.label);
    const own = name.replace(KIND_OF_REGION, '');
    return said.includes(` ${own} `)
      ? [{ region, name, own, isWhole: said.includes(` ${name} `) }]
      : [];
  });
  const country = COUNTRIES.find(([name]) => name.test(folded))?.[1] ?? '';
  if (found.length === 0 && country === '') return NOWHERE;
  const names = found.flatMap(({ name, own }) => [name, own]);
  const towns = names.length > 0 ? await findTowns(db, names, false) : [];
  const isTown = (name: string) => towns.some(({ key }) => key === name);
  const [whole] = found
    .filter(({ name, own, isWhole }) =>
      isWhole ? name.includes(' ') && !isTown(name) : own.includes(' ') && !isTown(own),
    )
    .sort((a, b) => b.own.length - a.own.length);
  const bare = found.find(({ region, own }) => region.kind === 'state' && !isTown(own));
  const area = countryOptions.find(
    ({ id }) => country !== '' && id === postalAreaOptionId(country),
  );
  return {
    regions: found.map(({ region }) => region),
    country,
    whole: whole ? placeOfRegion(whole.region) : null,
    bare: bare
      ? placeOfRegion(bare.region)
      : area
        ? { locationId: area.id, label: area.label }
        : null,
  };
}

/** A text without the words of a region, so that none of them is a town. */
export function withoutRegion(text: string, { label }: Place): string {
  const tokens = [...text.matchAll(/\p{L}+/gu)];
  const words = tokens.map(([token]) => alike(fold(token)));
  const own = fold(label).replace(KIND_OF_REGION, '').split(' ');
  const at = words.findIndex((_, from) => own.every((word, on) => words[from + on] === word));
  const [first, last] = [tokens[at], tokens[at + own.length - 1]];
  if (!first || !last) return text;
  const before = tokens[at - 1];
  const from = before && KIND_OF_REGION.test(`${words[at - 1]} `) ? before : first;
  return `${text.slice(0, from.index)} ${text.slice(last.index + last[0].length)}`;
}
