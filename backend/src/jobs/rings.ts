import type { Database } from '../database/database.ts';
import { codesNear, type PlaceCode } from './codes-within.ts';
import { countByCode } from './count-by-code.ts';
import type { Home } from './distance.ts';
import type { ReadFilter } from './filter-condition.ts';
import { atCodes } from './narrow-filter.ts';
import type { IdPage } from './newest-ids.ts';

/** Distances to look within, in kilometres: most pages end in the first, the last holds the earth. */
const STEPS_KM = [25, 100, 21_000];

/** The postal codes at one distance with their number of jobs; '' stands for none. */
export type Ring = { readonly codes: readonly PlaceCode[]; readonly jobs: number };

async function ringsWithin(
  db: Database,
  filter: ReadFilter,
  origin: Home,
  radiusKm: number,
): Promise<Ring[]> {
  const near = await codesNear(db, origin.code, radiusKm);
  const everywhere = radiusKm === STEPS_KM.at(-1);
  const counted = await countByCode(db, everywhere ? filter : atCodes(filter, near));
  const rings = new Map<number, { codes: PlaceCode[]; jobs: number }>();
  const add = (place: PlaceCode, km: number) => {
    const jobs = counted.get(place.code) ?? 0;
    if (jobs === 0) return;
    const ring = rings.get(km) ?? { codes: [], jobs: 0 };
    rings.set(km, { codes: [...ring.codes, place], jobs: ring.jobs + jobs });
  };
  for (const place of near) add(place, place.km);
  add({ code: '', districtId: null, stateId: null }, Number.POSITIVE_INFINITY);
  return [...rings].sort(([one], [other]) => one - other).map(([, ring]) => ring);
}

/** The rings around a place down to the end of a page, the nearest first (jobs-60). */
export async function loadRings(
  db: Database,
  filter: ReadFilter,
  origin: Home,
  { limit, offset, withinKm }: IdPage,
): Promise<readonly Ring[]> {
  let rings: Ring[] = [];
  for (const radiusKm of STEPS_KM) {
    rings = await ringsWithin(db, filter, origin, radiusKm);
    const found = rings.reduce((sum, { jobs }) => sum + jobs, 0);
    if (found >= offset + limit || radiusKm === withinKm) break;
  }
  return rings;
}
