/** A point in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

const kmPerDegree = 111.2;

/** Distance in kilometres; flat approximation, exact to 0.5 % within Germany. */
export function distanceKm(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * kmPerDegree;
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  const east = (a.lon - b.lon) * kmPerDegree * Math.cos(middle);
  // Math.hypot guards against numbers beyond all places on Earth, and takes ten times as long.
  return Math.sqrt(north * north + east * east);
}

/** The point in the middle. Throws RangeError for an empty list. */
export function mean(points: readonly Point[]): Point {
  if (points.length === 0) throw new RangeError('mean: no points');
  let lat = 0;
  let lon = 0;
  for (const point of points) {
    lat += point.lat;
    lon += point.lon;
  }
  return { lat: lat / points.length, lon: lon / points.length };
}
