import type { Database } from '../database/database.ts';
import { postalCodes, regions } from '../database/schema.ts';
import { districtOptionId, stateOptionId } from '../places/option-id.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';

/** Beyond the ids of the places of tests. */
const FIRST_ID = 1_000_000;

/** Adds to the few places of tests all others: a search among few costs nothing. */
export async function addGermany(db: Database): Promise<void> {
  const { states, districts, postal_codes, places } = loadPlaces();
  const codes = new Set((await db.select().from(postalCodes)).map(({ code }) => code));
  const ids = new Set((await db.select().from(regions)).map(({ id }) => id));
  const none = { lookups: {}, positions: [] } as unknown as Parameters<typeof seedReference>[1];
  await seedReference(db, none, {
    states: states.filter(({ id }) => !ids.has(stateOptionId(id))),
    districts: districts.filter(({ id }) => !ids.has(districtOptionId(id))),
    postal_codes: postal_codes.filter(({ postal_code }) => !codes.has(postal_code)),
    places: places
      .filter(({ postal_code }) => !codes.has(postal_code))
      .map((place) => ({ ...place, id: FIRST_ID + place.id })),
  });
}
