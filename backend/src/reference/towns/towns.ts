import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { townsAbroad } from '../places/abroad.ts';

let towns: ReadonlyMap<string, readonly string[]> | null = null;

/** Reads towns.tsv once; 1,510 lines. */
function read(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(join(import.meta.dirname, 'towns.tsv'), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    rows.map((row) => {
      const [code = '', names = ''] = row.split('\t');
      return [code, names.split('|')];
    }),
  );
}

/**
 * The towns that share a postal code, the main one first (formats-31). Of most codes it is one alone.
 * @param place the main town, as the jobs know it
 */
export function townsOf(code: string, place: string): readonly string[] {
  towns ??= read();
  const others = (towns.get(code) ?? townsAbroad(code)).filter((town) => town !== place);
  return [place, ...others];
}

/** A chosen town as it is kept: null for the main one, and for one that the code does not have. */
export function keptTown(code: string, place: string, chosen: string | null): string | null {
  if (chosen === null || chosen === place) return null;
  return townsOf(code, place).includes(chosen) ? chosen : null;
}
