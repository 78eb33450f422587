const EARTH_KM = 6_371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Point = { readonly lat: number; readonly lon: number };

/** Distance by the angle between two directions, not by the formula of the SQL. */
export function kilometres(a: Point, b: Point): number {
  const vector = ({ lat, lon }: Point) => [
    Math.cos(radians(lat)) * Math.cos(radians(lon)),
    Math.cos(radians(lat)) * Math.sin(radians(lon)),
    Math.sin(radians(lat)),
  ];
  const [u, v] = [vector(a), vector(b)];
  const difference = u.map((value, axis) => value - (v[axis] ?? 0));
  return 2 * EARTH_KM * Math.asin(Math.hypot(...difference) / 2);
}
