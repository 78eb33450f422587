import { LOCATION_RADII_KM, type WhereOption } from '@silverjobs/contract';
import { meantCodes } from '@silverjobs/contract/countries';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray, like, or, sql } from '../database/drizzle.ts';
import { places, postalCodes, regions } from '../database/schema.ts';
import { postalCodeOption } from './options.ts';
import { type FoundPlace, rankPlaces } from './rank-places.ts';
import { startsWord } from './starts-word.ts';
import type { TypedText } from './typed-text.ts';

/** Most postal codes that are read to find the most useful ones. */
const MAX_ROWS_READ = 400;

/** Postal codes with the typed beginning; four digits may be one of a neighbour, or have lost a zero. */
function codesBeginning({ digits, country }: TypedText) {
  if (country !== '') return like(places.postalCode, `${country}${digits}%`);
  if (digits === '') return undefined;
  const begun = like(places.postalCode, `${digits}%`);
  return or(begun, inArray(places.postalCode, ['', ...meantCodes(digits)]));
}

async function findPlaces(db: Database, typed: TypedText): Promise<FoundPlace[]> {
  const name = typed.words.join(' ');
  const matches = and(
    codesBeginning(typed),
    ...typed.words.map((word) => startsWord(places.searchKey, word)),
  );
  const isExact = sql<boolean>`${places.searchKey} = ${name}`;
  // One row a postal code: the place that fits best, the main one before its villages.
  const best = db
    .selectDistinctOn([places.postalCode], {
      code: places.postalCode,
      name: places.name,
      searchKey: places.searchKey,
      ambiguous: places.ambiguous,
      districtId: places.districtId,
      population: postalCodes.population,
      isExact: isExact.as('is_exact'),
      isBeginning: sql<boolean>`${places.searchKey} like ${`${name}%`}`.as('is_beginning'),
    })
    .from(places)
    .innerJoin(postalCodes, eq(postalCodes.code, places.postalCode))
    .where(matches)
    .orderBy(
      asc(places.postalCode),
      // Two names can fold alike; databases may not know the capital letters of umlauts.
      sql`translate(lower(${places.name}), 'ÄÖÜ', 'äöü') = ${typed.spelled} desc`,
      sql`${isExact} desc`,
      sql`${places.name} = ${postalCodes.place} desc`,
      asc(places.id),
    )
    .as('best');
  return db
    .select({
      code: best.code,
      name: best.name,
      searchKey: best.searchKey,
      ambiguous: best.ambiguous,
      districtLabel: regions.label,
      population: best.population,
    })
    .from(best)
    .innerJoin(regions, eq(regions.id, best.districtId))
    .orderBy(desc(best.isExact), desc(best.isBeginning), desc(best.population), asc(best.code))
    .limit(MAX_ROWS_READ);
}

/** All radii, the typed one or the next wider first. */
function radiiFor({ radiusKm }: TypedText) {
  const wider = LOCATION_RADII_KM.filter((radius) => radiusKm !== null && radius >= radiusKm);
  const first = wider.length > 0 ? Math.min(...wider) : radiusKm === null ? null : 100;
  return [...LOCATION_RADII_KM].sort((a, b) => Number(b === first) - Number(a === first));
}

/** The options of a postal code, one for each radius. */
export function optionsOf(
  place: Parameters<typeof postalCodeOption>[0],
  typed: TypedText,
): WhereOption[] {
  return radiiFor(typed).map((radius) => postalCodeOption(place, radius));
}

/** Postal codes by their beginning, by the names of their places, or both. */
export async function searchPlaces(db: Database, typed: TypedText): Promise<FoundPlace[]> {
  if (typed.digits === '' && typed.words.length === 0 && typed.country === '') return [];
  return rankPlaces(await findPlaces(db, typed), typed);
}
