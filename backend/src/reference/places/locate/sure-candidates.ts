import type { Entry } from '../entries.ts';
import { states } from '../states.ts';
import type { Candidate } from './candidates.ts';

const townPopulation = 20_000;

/** The only candidate of the entry's Land, if it has the entry's very name there. */
export function onlyInLand(entry: Entry, candidates: readonly Candidate[]): Candidate | null {
  const inLand = candidates.filter((c) => states[c.stateId - 1]?.label === entry.state);
  const exact = inLand.filter((c) => c.full === entry.full);
  if (exact.length === 1 && exact[0]) return exact[0];
  return inLand.length === 1 ? (inLand[0] ?? null) : null;
}

/** The only town of this very name in Germany, with codes like a town: needs no neighbours. */
export function town(entry: Entry, candidates: readonly Candidate[]): Candidate | null {
  if (entry.codes < 3) return null;
  const same = candidates.filter((c) => c.full === entry.full && c.population >= townPopulation);
  return same.length === 1 ? (same[0] ?? null) : null;
}
