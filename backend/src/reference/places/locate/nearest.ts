import type { Entry } from '../entries.ts';
import { distanceKm, type Point } from '../geometry.ts';
import { states } from '../states.ts';
import type { Candidate } from './candidates.ts';
import type { Neighbours } from './neighbours.ts';
import { onlyInLand, town } from './sure-candidates.ts';

/** A place with a similar code must lie within this, or the candidate is a namesake elsewhere. */
const reachKm = 28;
/** The only place of its name in the Land may lie alone: islands, corners of the country. */
const lonelyReachKm = 45;

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

/** The candidate with the nearest neighbours, if they are near enough. */
export function nearest(entry: Entry, candidates: readonly Candidate[], neighbours: Neighbours) {
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
