import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
import { jobCounts, postalCodes } from '../database/schema.ts';
import { kilometresBetween } from './distance.ts';

/** Kilometres of a degree of latitude, rounded down so that the box is never too small. */
const DEGREE_KM = 111;

/** A postal code with the regions it lies in; '' stands for none. */
export type PlaceCode = {
  readonly code: string;
  /** How many active jobs it had some minutes ago, where somebody counted. */
  readonly jobs?: number;
  readonly districtId: number | null;
  readonly stateId: number | null;
};

export type NearCode = PlaceCode & {
  /** Distance of the main places, in kilometres. */
  readonly km: number;
};

const placeRows = z.object({
  rows: z.array(
    z.object({
      places: z
        .array(z.tuple([z.string(), z.number(), z.number(), z.int(), z.int(), z.int()]))
        .nullable(),
    }),
  ),
});

/** All postal codes, which are the same for everybody: to look through them takes less than to ask for some. */
const loadPlaces = keptReference(
  async (db: Database, _key: 'all') => {
    const found = await db.execute(sql`select json_agg(
        json_build_array(code, lat, lon, district_id, state_id, coalesce(counted.jobs, 0)) order by code
      ) as places
      from ${postalCodes} left join (
        select postal_code as code, sum(jobs)::int as jobs from ${jobCounts} group by 1
      ) as counted using (code)`);
    const places = placeRows.parse(found).rows[0]?.places ?? [];
    return {
      places,
      numbers: new Map(places.map(([code], number) => [code, number])),
      lats: Float64Array.from(places, ([, lat]) => lat),
      lons: Float64Array.from(places, ([, , lon]) => lon),
    };
  },
  { size: ({ places }) => Math.min(places.length, 1), room: 10 },
);

/**
 * Postal codes whose main place lies within a distance of that of another; none for an unknown code. The great-circle
 * distance decides, among those in a box.
 * @param radiusKm in kilometres
 */
export async function codesNear(
  db: Database,
  code: string,
  radiusKm: number,
): Promise<readonly NearCode[]> {
  const { places, numbers, lats, lons } = await loadPlaces(db, 'all');
  const number = numbers.get(code) ?? places.length;
  const [lat = Number.NaN, lon = Number.NaN] = [lats[number], lons[number]];
  const latitudes = radiusKm / DEGREE_KM;
  const longitudes = latitudes / Math.cos((lat * Math.PI) / 180);
  const near: NearCode[] = [];
  lats.forEach((toLat, at) => {
    const toLon = lons[at] ?? Number.NaN;
    if (!(Math.abs(toLat - lat) <= latitudes && Math.abs(toLon - lon) <= longitudes)) return;
    const km = kilometresBetween({ lat, lon }, { lat: toLat, lon: toLon });
    const place = km <= radiusKm ? places[at] : undefined;
    if (!place) return;
    const [other, , , districtId, stateId, jobs] = place;
    near.push({ code: other, jobs, districtId, stateId, km });
  });
  return near;
}

/** Only the codes of codesNear(). */
export async function codesWithin(db: Database, code: string, radiusKm: number): Promise<string[]> {
  return (await codesNear(db, code, radiusKm)).map((row) => row.code);
}
