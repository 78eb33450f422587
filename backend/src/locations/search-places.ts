import { LOCATION_RADII_KM, RADIUS_DEFAULT_METERS, type WhereOption } from '@silverjobs/contract';
import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { places, postalCodes, regions } from '../database/schema.ts';
import { postalCodeOption } from './options.ts';
import { type FoundPlace, rankPlaces } from './rank-places.ts';
import { startsWord } from './starts-word.ts';
import type { TypedText } from './typed-text.ts';

/** So many postal codes get all radii; more get the default one only, to keep the list short. */
const CODES_WITH_ALL_RADII = 3;

/** Most postal codes that are read to find the most useful ones. */
const MAX_ROWS_READ = 400;

async function findPlaces(db: Database, typed: TypedText): Promise<FoundPlace[]> {
  const name = typed.words.join(' ');
  const matches = and(
    typed.digits === '' ? undefined : like(places.postalCode, `${typed.digits}%`),
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

/** The radii to offer: the typed one when it exists, else all of them. */
function radiiFor(typed: TypedText) {
  const wanted = LOCATION_RADII_KM.filter((radius) => radius === typed.radiusKm);
  return wanted.length > 0 ? wanted : LOCATION_RADII_KM;
}

/** Postal codes by their beginning, by the names of their places, or both. */
export async function searchPlaces(
  db: Database,
  typed: TypedText,
  limit: number,
): Promise<WhereOption[]> {
  if (typed.digits === '' && typed.words.length === 0) return [];
  const found = rankPlaces(await findPlaces(db, typed), typed);
  const radii = radiiFor(typed);
  const few = radii.filter((radius) => radius * 1_000 === RADIUS_DEFAULT_METERS);
  return found
    .flatMap((place, index) => {
      const offered = index < CODES_WITH_ALL_RADII || few.length === 0 ? radii : few;
      return offered.map((radius) => postalCodeOption(place, radius));
    })
    .slice(0, limit);
}
