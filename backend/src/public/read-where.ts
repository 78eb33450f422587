import {
  LOCATION_ALL_ID,
  type LOCATION_RADII_KM,
  type PublicSearch,
  slugOf,
  type WhereOption,
} from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { inArray } from '../database/drizzle.ts';
import { postalCodes } from '../database/schema.ts';
import { findOption } from '../locations/find-option.ts';
import { findOptions } from '../locations/find-options.ts';
import { postalCodeOptionId } from '../places/option-id.ts';

const OTHERS = 5;

export type Radius = (typeof LOCATION_RADII_KM)[number];

type Place = NonNullable<PublicSearch['where']['place']>;

/** Some postal codes with their main places, by code. */
export async function loadPlaces(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: postalCodes.code, place: postalCodes.place })
    .from(postalCodes)
    .where(inArray(postalCodes.code, [...codes]));
  return new Map(rows.map((row) => [row.code, placeOf(row)]));
}

export function placeOf({ code, place }: { code: string; place: string }): Place {
  const label = `${code} ${place}`;
  return { code, label, slug: slugOf(label) };
}

/** One option of each place: a postal code has one for every radius. */
function byPlace(options: readonly WhereOption[]): WhereOption[] {
  const seen = new Set<unknown>();
  return options.filter(({ type, value, id }) => {
    const key = type === 'postal_code' ? value : id;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether an option is a postal code of the town that another one is: that is no other place. */
function isPartOf(town: WhereOption, { type, label }: WhereOption): boolean {
  if (town.type === 'postal_code' || type !== 'postal_code') return false;
  const nameOf = (text: string) =>
    text.replace(/^(?:\d{5}|[A-Z]{1,2}-\d{4}) /, '').split(/, Umkreis | \(/)[0];
  return nameOf(label) === nameOf(town.label);
}

/** What a typed place means, as the pool reads it (jobs-18, jobs-71). */
export async function readWhere(
  db: Database,
  text: string,
  radiusKm: Radius | null,
): Promise<PublicSearch['where']> {
  const nowhere = {
    text,
    is_known: true,
    is_guess: false,
    location_id: null,
    label: null,
    place: null,
    others: [],
  };
  if (text.trim() === '') return nowhere;
  const options = byPlace(await findOptions(db, text));
  // Around a whole town nothing is measured; its main place is meant.
  const measured = radiusKm && options.find(({ type, match }) => type === 'postal_code' && !match);
  const first = measured || options[0];
  if (!first) return { ...nowhere, is_known: false };
  if (first.id === LOCATION_ALL_ID) return nowhere;
  const code = first.type === 'postal_code' ? String(first.value) : null;
  const option =
    code !== null && radiusKm !== null
      ? ((await findOption(db, postalCodeOptionId(code, radiusKm), first.label)) ?? first)
      : first;
  const places = await loadPlaces(db, code === null ? [] : [code]);
  return {
    text,
    is_known: true,
    is_guess: first.match !== undefined,
    location_id: option.id,
    label: option.label,
    place: code === null ? null : (places.get(code) ?? null),
    others: options
      .filter((other) => other.id !== first.id && !isPartOf(first, other))
      .slice(0, OTHERS)
      .map(({ id, label }) => ({ location_id: id, label })),
  };
}
