import { LOCATION_RADII_KM, type WhereOption } from '@silverjobs/contract';
import { locationLabel, placeOfLocationLabel } from '@silverjobs/contract/location-label';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { regions } from '../database/schema.ts';
import { type LocationFilter, readOptionId } from '../places/option-id.ts';
import { findLandscape } from '../reference/places/landscapes.ts';
import { quarters } from '../reference/places/quarters.ts';
import {
  allOption,
  homeofficeOption,
  landscapeOption,
  postalCodeOption,
  regionOption,
} from './options.ts';
import { placesOfCodes } from './places-of-codes.ts';
import { findPostalArea } from './postal-areas.ts';
import { placeOfQuarter } from './search-quarters.ts';
import { selectRegions } from './select-regions.ts';

type PostalCode = Extract<LocationFilter, { kind: 'postal-code' }>;

/** The option of a postal code by one of its names: the one of the label, else its main place. */
async function postalCode(db: Database, { code, radiusKm }: PostalCode, label: string | undefined) {
  const radius = LOCATION_RADII_KM.find((known) => known === radiusKm);
  const places = await placesOfCodes(db, [code]);
  if (!radius || places.length === 0) return null;
  const parts = quarters.filter((quarter) => quarter.code === code).map(placeOfQuarter);
  const options = [...places, ...parts].map((place) => postalCodeOption(place, radius));
  const wanted = label && locationLabel(placeOfLocationLabel(label), radius);
  return options.find((option) => option.label === wanted) ?? options[0] ?? null;
}

async function region(db: Database, id: number): Promise<WhereOption | null> {
  const [row] = await selectRegions(db).where(eq(regions.id, id));
  return row ? regionOption(row) : null;
}

/**
 * The option with an id; null for an id that no option has (jobs-70).
 * @param label what it was called: chooses among the names of a postal code
 */
export async function findOption(
  db: Database,
  id: number,
  label?: string,
): Promise<WhereOption | null> {
  const filter = readOptionId(id);
  switch (filter?.kind) {
    case undefined:
      return null;
    case 'all':
      return allOption;
    case 'homeoffice':
      return homeofficeOption;
    case 'state':
    case 'district':
      return region(db, filter.regionId);
    case 'landscape': {
      const known = findLandscape(filter.number);
      return known ? landscapeOption(known) : null;
    }
    case 'postal-area':
      return (await findPostalArea(db, filter.digits))[0] ?? null;
    case 'postal-code':
      return postalCode(db, filter, label);
  }
}
