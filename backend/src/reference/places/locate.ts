import type { Entry } from './entries.ts';
import { distanceKm, type Point } from './geometry.ts';
import { coreName, fullName } from './names.ts';
import type { GeoPlace } from './sources.ts';
import { states } from './states.ts';

/** A GeoNames place prepared for comparison. */
interface Candidate extends Point {
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

/** A place with a similar code must lie within this, or the candidate is a namesake elsewhere. */
const reachKm = 28;
/** The only place of its name in the Land may lie alone: islands, corners of the country. */
const lonelyReachKm = 45;
const townPopulation = 20_000;

function candidatesByCore(geo: readonly GeoPlace[]): Map<string, Candidate[]> {
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

type Neighbours = (entry: Entry) => Point[];

/**
 * The places located so far whose codes begin with the same three digits (two where these are
 * few). A place does not vouch for itself, and a city with many codes counts once.
 */
function neighboursOf(located: readonly LocatedEntry[]): Neighbours {
  const groups = new Map<string, Map<string, Point>>();
  for (const { postalCode, name, at } of located) {
    if (at === null) continue;
    for (const prefix of [postalCode.slice(0, 2), postalCode.slice(0, 3)]) {
      const group = groups.get(prefix);
      if (group) group.set(name, at);
      else groups.set(prefix, new Map([[name, at]]));
    }
  }
  return ({ postalCode, name }) => {
    for (const digits of [3, 2]) {
      const group = groups.get(postalCode.slice(0, digits)) ?? new Map<string, Point>();
      const others = [...group].flatMap(([other, point]) => (other === name ? [] : [point]));
      if (others.length > 0) return others;
    }
    return [];
  };
}

/** Kilometres to the nearest neighbour. */
function vouched(candidate: Candidate, neighbours: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const point of neighbours) nearest = Math.min(nearest, distanceKm(candidate, point));
  return nearest;
}

/** Handicap in kilometres for what speaks against a candidate. */
function handicap(entry: Entry, candidate: Candidate): number {
  const land = states[candidate.stateId - 1]?.label;
  return (
    (entry.state !== '' && land !== entry.state ? 15 : 0) +
    (candidate.full === entry.full ? 0 : 8) +
    (candidate.population < 1000 ? 3 : 0)
  );
}

/** The only candidate of the entry's Land, if it has the entry's very name there. */
function onlyInLand(entry: Entry, candidates: readonly Candidate[]): Candidate | null {
  const inLand = candidates.filter((c) => states[c.stateId - 1]?.label === entry.state);
  const exact = inLand.filter((c) => c.full === entry.full);
  if (exact.length === 1 && exact[0]) return exact[0];
  return inLand.length === 1 ? (inLand[0] ?? null) : null;
}

/** The only town of this very name in Germany, with codes like a town: needs no neighbours. */
function town(entry: Entry, candidates: readonly Candidate[]): Candidate | null {
  if (entry.codes < 3) return null;
  const same = candidates.filter((c) => c.full === entry.full && c.population >= townPopulation);
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** The candidate with the nearest neighbours, if they are near enough. */
function nearest(entry: Entry, candidates: readonly Candidate[], neighbours: Neighbours) {
  if (candidates.length === 0) return null;
  const sure = town(entry, candidates);
  if (sure !== null) return sure;
  const around = neighbours(entry);
  let best: Candidate | null = null;
  let bestScore = reachKm;
  for (const candidate of candidates) {
    const score = vouched(candidate, around) + handicap(entry, candidate);
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  if (best !== null) return best;
  const only = onlyInLand(entry, candidates);
  return only !== null && vouched(only, around) < lonelyReachKm ? only : null;
}

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of list) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Finds the GeoNames place of each entry. First only names that exist once in their Land count;
 * they show where each range of codes lies, and that decides among namesakes.
 */
export function locate(entries: readonly Entry[], geo: readonly GeoPlace[]): LocatedEntry[] {
  const byCore = candidatesByCore(geo);
  const candidatesOf = (entry: Entry): Candidate[][] => {
    const found = entry.cores.flatMap((core) => [byCore.get(core) ?? []]);
    if (!entry.name.startsWith('Berlin-')) return found;
    return [...found, byCore.get('berlin') ?? []].map((list) =>
      list.filter((c) => c.stateId === 11),
    );
  };
  const options = entries.map((entry) => ({ entry, candidates: candidatesOf(entry) }));
  let located: LocatedEntry[] = options.map(({ entry, candidates }) => ({
    ...entry,
    at: town(entry, candidates[0] ?? []) ?? onlyInLand(entry, candidates[0] ?? []),
  }));
  for (let round = 0; round < 3; round += 1) {
    const neighbours = neighboursOf(located);
    located = options.map(({ entry, candidates }) => ({
      ...entry,
      at: firstOf(candidates, (list) => nearest(entry, list, neighbours)),
    }));
  }
  return located;
}
