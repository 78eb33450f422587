import type { Entry } from '../entries.ts';
import type { Point } from '../geometry.ts';
import { coreName, fullName } from '../names.ts';
import type { GeoPlace } from '../sources.ts';

/** Districts merged after the package's data was made. */
const merged: Readonly<Record<string, string>> = {
  '03152': '03159',
  '03156': '03159',
  '05313': '05334',
  '05354': '05334',
  '16056': '16063',
};

/** GeoNames uses the English name, an older one or a misspelt one. */
const germanNames: Readonly<Record<string, string>> = {
  Munich: 'München',
  Dessau: 'Dessau-Roßlau',
  Zulpich: 'Zülpich',
};

/** A GeoNames place prepared for comparison. */
export interface Candidate extends Point {
  name: string;
  full: string;
  stateId: number;
  districtKey: string;
  population: number;
}

export interface LocatedEntry extends Entry {
  /** Null when no place of that name lies where codes of these first digits lie. */
  at: Candidate | null;
}

/** All places of GeoNames by the core of their name. */
export function candidatesByCore(geo: readonly GeoPlace[]): Map<string, Candidate[]> {
  const byCore = new Map<string, Candidate[]>();
  for (const place of geo) {
    if (place.muni === undefined) continue;
    const districtKey = merged[place.muni] ?? place.muni;
    const [lon, lat] = place.loc.coordinates;
    const name = germanNames[place.name] ?? place.name;
    const candidate: Candidate = {
      name,
      full: fullName(name),
      lat,
      lon,
      stateId: Number(districtKey.slice(0, 2)),
      districtKey,
      population: place.population,
    };
    const core = coreName(name);
    byCore.set(core, [...(byCore.get(core) ?? []), candidate]);
  }
  return byCore;
}
