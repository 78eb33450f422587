import {
  HOMEOFFICE_MOSTLY_ID,
  LOCATION_ALL_ID,
  LOCATION_HOMEOFFICE_ID,
} from '@silverjobs/contract';
import { countryOf } from '@silverjobs/contract/countries';
import type { Database } from '../database/database.ts';
import { codesNear } from '../jobs/codes-within.ts';
import {
  districtOptionId,
  landscapeOptionId,
  OPTION_RADII_KM,
  postalAreaOptionId,
  postalCodeOptionId,
  stateOptionId,
} from '../places/option-id.ts';
import { landscapes } from '../reference/places/landscapes.ts';

/** Where a job is. */
export type JobPlace = {
  readonly postalCode: string | null;
  readonly districtId: number | null;
  readonly stateId: number | null;
  readonly homeofficeId: number;
};

const WIDEST_KM = Math.max(...OPTION_RADII_KM);
const AREA_LENGTHS = [1, 2, 3];

/** The areas of a postal code: its first digits, and abroad the country alone. */
function areasOf(postalCode: string): string[] {
  const { prefix } = countryOf(postalCode);
  return prefix === '' ? AREA_LENGTHS.map((length) => postalCode.slice(0, length)) : [prefix];
}

/**
 * The ids of all places one can search at that hold a job: each search that names one of them finds it, and no
 * other. So searches are found by an index, however many there are.
 */
export async function optionsWithJob(
  db: Database,
  { postalCode, districtId, stateId, homeofficeId }: JobPlace,
): Promise<number[]> {
  const options = [LOCATION_ALL_ID];
  if (homeofficeId >= HOMEOFFICE_MOSTLY_ID) options.push(LOCATION_HOMEOFFICE_ID);
  // Regions have the id of their option.
  if (stateId !== null) options.push(stateId);
  if (districtId !== null) options.push(districtId);
  if (postalCode === null) return options;
  const near = await codesNear(db, postalCode, WIDEST_KM);
  const own = near.find(({ code }) => code === postalCode);
  if (!own) return options;
  for (const { number, districts, states } of landscapes) {
    const isIn =
      districts.some((key) => districtOptionId(key) === own.districtId) ||
      states.some((id) => stateOptionId(id) === own.stateId);
    if (isIn) options.push(landscapeOptionId(number));
  }
  options.push(...areasOf(postalCode).map(postalAreaOptionId));
  for (const { code, km } of near) {
    for (const radiusKm of OPTION_RADII_KM) {
      if (km <= radiusKm) options.push(postalCodeOptionId(code, radiusKm));
    }
  }
  return options;
}

/** Says of homes with a radius whether a job lies within it; the codes around the job are read once. */
export async function nearJob(
  db: Database,
  { postalCode }: JobPlace,
  mostKm: number,
): Promise<(home: string, radiusMeters: number) => boolean> {
  if (postalCode === null) return () => false;
  const near = await codesNear(db, postalCode, Math.max(WIDEST_KM, mostKm));
  const kmTo = new Map(near.map(({ code, km }) => [code, km]));
  return (home, radiusMeters) =>
    (kmTo.get(home) ?? Number.POSITIVE_INFINITY) <= radiusMeters / 1_000;
}
