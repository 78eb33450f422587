import { cities } from './germany.ts';
import type { LatLon } from './mercator.ts';

const KM_PER_DEGREE = 111.2;
const DIRECTIONS = [
  'nördlich',
  'nordöstlich',
  'östlich',
  'südöstlich',
  'südlich',
  'südwestlich',
  'westlich',
  'nordwestlich',
] as const;
/** Nearer than this a place belongs to the city, and its own name says enough. */
const IN_CITY_KM = 4;
/** Number of the largest cities that everybody knows. */
const WELL_KNOWN = 90;

/**
 * Where a place is, for those who do not see the map: 'etwa 30 km südlich von Kassel'; null in a
 * well-known city itself.
 */
export function describePlace(place: LatLon): string | null {
  let best = { name: '', km: Number.POSITIVE_INFINITY, east: 0, north: 0 };
  for (const { name, lat, lon } of cities.slice(0, WELL_KNOWN)) {
    const north = (place.lat - lat) * KM_PER_DEGREE;
    const east = (place.lon - lon) * KM_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180);
    const km = Math.hypot(north, east);
    if (km < best.km) best = { name, km, east, north };
  }
  if (best.km < IN_CITY_KM) return null;
  const eighth = Math.round((Math.atan2(best.east, best.north) / (2 * Math.PI)) * 8);
  const km = best.km < 20 ? Math.round(best.km) : Math.round(best.km / 5) * 5;
  return `etwa ${km} km ${DIRECTIONS[(eighth + 8) % 8]} von ${best.name}`;
}
