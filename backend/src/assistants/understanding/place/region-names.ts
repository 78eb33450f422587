import type { Database } from '../../../database/database.ts';
import { eq } from '../../../database/drizzle.ts';
import { postalCodes } from '../../../database/schema.ts';
import { districtOptionId, readOptionId, stateOptionId } from '../../../places/option-id.ts';
import { findLandscape, type Landscape, landscapes } from '../../../reference/places/landscapes.ts';
import { allRegions } from './find-region.ts';
import type { FoundPlace } from './place.ts';

/** What a place is said to be, whatever it is called: 'Landkreis Kleve' is Kreis Kleve. */
const KINDS = 'Landkreis Kreis Kanton Bezirk Insel Region';

const namesOfLandscape = ({ name, aliases }: Landscape) => [name, ...aliases];

/**
 * Names that may stand beside that of a place and say nothing more: the region where it lies ('Kempten, Allgäu'),
 * other names of a region ('Kohlenpott').
 */
export async function regionNames(db: Database, place: FoundPlace | null): Promise<string> {
  const option = place === null || place === 'home' ? null : readOptionId(place.locationId);
  if (option?.kind === 'landscape') {
    const landscape = findLandscape(option.number);
    return landscape ? [KINDS, ...namesOfLandscape(landscape)].join(' ') : '';
  }
  if (option?.kind === 'district') return KINDS;
  if (option?.kind !== 'postal-code') return '';
  const [row] = await db.select().from(postalCodes).where(eq(postalCodes.code, option.code));
  if (!row) return '';
  const around = (await allRegions(db)).filter(
    ({ id }) => id === row.stateId || id === row.districtId,
  );
  const lies = landscapes.filter(
    ({ districts, states }) =>
      districts.some((key) => districtOptionId(key) === row.districtId) ||
      states.some((key) => stateOptionId(key) === row.stateId),
  );
  return [
    KINDS,
    ...around.flatMap(({ label, searchKey }) => [label, searchKey]),
    ...lies.flatMap(namesOfLandscape),
  ].join(' ');
}
