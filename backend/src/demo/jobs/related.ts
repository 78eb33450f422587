import type { PositionRow } from '../../reference/types.ts';
import type { Random } from '../random.ts';

/** Sectors whose positions are close enough that an offer for one may interest the other. */
const openSectors = new Set([1, 3, 5, 6, 7, 8, 10, 12]);

/** Draws up to two further positions of the same subsector and potential job. */
export function related(positions: readonly PositionRow[]): (r: Random, id: number) => number[] {
  const groups = new Map<string, number[]>();
  const keyOf = new Map<number, string>();
  for (const { id, sector_id, subsector_id, potential_job_id } of positions) {
    if (!openSectors.has(sector_id)) continue;
    const key = `${subsector_id} ${potential_job_id}`;
    keyOf.set(id, key);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return (r, id) => {
    if (r.chance(0.6)) return [id];
    const group = groups.get(keyOf.get(id) ?? '') ?? [];
    const others = group.filter((other) => other !== id);
    return [id, ...r.some(others, r.int(1, 2))];
  };
}
