/** A place on the ground. */
export interface LatLon {
  /** Degrees. */
  lat: number;
  lon: number;
}

/** A point of the flat world, 131,072 units wide: about 190 m each in Germany. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Units around the equator; the outlines are written in whole ones. */
export const WORLD_SIZE = 2 ** 17;
const EQUATOR_M = 40_075_017;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Web Mercator, the projection that also online maps and the clustering use. */
export function toWorld({ lat, lon }: LatLon): WorldPoint {
  const angle = Math.PI / 4 + toRadians(lat) / 2;
  return {
    x: (lon / 360 + 0.5) * WORLD_SIZE,
    y: (0.5 - Math.log(Math.tan(angle)) / (2 * Math.PI)) * WORLD_SIZE,
  };
}

/** The place at a point of the flat world. */
export function toLatLon({ x, y }: WorldPoint): LatLon {
  const angle = Math.atan(Math.exp((0.5 - y / WORLD_SIZE) * 2 * Math.PI));
  return { lat: (2 * angle * 180) / Math.PI - 90, lon: (x / WORLD_SIZE - 0.5) * 360 };
}

/** Length of a distance on the ground at a latitude, in units of the flat world. */
export function metresToWorld(metres: number, lat: number): number {
  return (metres / EQUATOR_M / Math.cos(toRadians(lat))) * WORLD_SIZE;
}
