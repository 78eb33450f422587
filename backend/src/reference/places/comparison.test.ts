import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { distanceKm, mean } from './geometry.ts';
import { loadPlaces } from './index.ts';

/** GeoNames' own list of postal codes; it is not part of the project. */
const file = fileURLToPath(new URL('../../../../../shared/data/plz.tsv', import.meta.url));
const present = existsSync(file);
if (!present) console.warn(`Skipped: no list of postal codes at ${file} to compare with.`);

interface Known {
  lat: number;
  lon: number;
  state: string;
  primary: boolean;
}

function readKnown(): Map<string, Known[]> {
  const known = new Map<string, Known[]>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [code = '', , state = '', lat, lon, , , , , primary] = line.split('\t');
    const row = { lat: Number(lat), lon: Number(lon), state, primary: primary === '1' };
    known.set(code, [...(known.get(code) ?? []), row]);
  }
  return known;
}

(present ? test : test.skip)('postal codes agree with the list of GeoNames', () => {
  const { postal_codes, states } = loadPlaces();
  const ours = new Map(postal_codes.map((row) => [row.postal_code, row]));
  const known = readKnown();
  const distances: number[] = [];
  let sameState = 0;
  for (const [code, rows] of known) {
    const row = ours.get(code);
    if (row === undefined) continue;
    const primary = rows.filter((place) => place.primary);
    distances.push(distanceKm(row, mean(primary.length > 0 ? primary : rows)));
    const state = states.find(({ id }) => id === row.state_id)?.label;
    if (rows.some((place) => place.state === state)) sameState += 1;
  }
  distances.sort((a, b) => a - b);
  const quantile = (share: number): number =>
    distances[Math.ceil(distances.length * share) - 1] ?? 0;

  expect(distances.length / known.size).toBeGreaterThan(0.985);
  expect(quantile(0.99)).toBeLessThan(0.01);
  expect(sameState / distances.length).toBeGreaterThan(0.997);
});
