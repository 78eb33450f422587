import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './geometry.ts';

/** Reads points.tsv, 8,309 lines: where each postal code lies itself, by code. */
export function readPoints(): ReadonlyMap<string, Point> {
  const lines = readFileSync(join(import.meta.dirname, 'points.tsv'), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const [code = '', lat, lon] = row.split('\t');
      return [code, { lat: Number(lat), lon: Number(lon) }];
    }),
  );
}
