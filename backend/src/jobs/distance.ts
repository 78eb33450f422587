import { type SQL, type SQLWrapper, sql } from '../database/drizzle.ts';

/** Mean radius of the earth, in kilometres. */
const EARTH_KM = 6_371.0088;

/** A place in degrees: known numbers, or columns. */
export type Place = { readonly lat: number | SQLWrapper; readonly lon: number | SQLWrapper };

/** The main place of a postal code. */
export type Home = { readonly code: string; readonly lat: number; readonly lon: number };

/** The place that a kept statement is asked with, as `lat` and `lon`. */
export const givenPlace: Place = {
  lat: sql`${sql.placeholder('lat')}::float8`,
  lon: sql`${sql.placeholder('lon')}::float8`,
};

const degrees = (value: number | SQLWrapper) =>
  typeof value === 'number' ? sql`${value}::float8` : sql`${value}`;

/** The great-circle distance to a place in kilometres; null to one without coordinates. */
export function kilometres(from: Place, to: Place): SQL<number | null> {
  const [lat, lon, toLat, toLon] = [from.lat, from.lon, to.lat, to.lon].map(degrees);
  return sql<
    number | null
  >`case when ${toLat} is not null then 2 * ${EARTH_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${toLat} - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${toLat})) * power(sin(radians(${toLon} - ${lon}) / 2), 2)))) end`;
}

const radians = (value: number) => (value * Math.PI) / 180;

/** The same between two known places. */
export function kilometresBetween(
  from: Pick<Home, 'lat' | 'lon'>,
  to: Pick<Home, 'lat' | 'lon'>,
): number {
  const chord =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.lat)) *
      Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
