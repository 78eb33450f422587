import { distanceKm } from '../../reference/places/geometry.ts';
import type { Places, PostalCodeRow } from '../../reference/types.ts';
import type { EmployerRow } from '../employers/types.ts';
import type { Random } from '../random.ts';

const reachKm = 15;

/** Draws where the work of an employer is done: often at home, else up to 15 km away. */
export function nearby(places: Places): (r: Random, employer: EmployerRow) => PostalCodeRow {
  const byCode = new Map(places.postal_codes.map((row) => [row.postal_code, row]));
  const known = new Map<number, PostalCodeRow[]>();
  return (r, employer) => {
    const home = byCode.get(employer.postal_code);
    if (home === undefined) throw new RangeError(`nearby: unknown code ${employer.postal_code}`);
    if (r.chance(0.6)) return home;
    let around = known.get(employer.id);
    if (around === undefined) {
      around = places.postal_codes.filter(
        (row) =>
          row.located === 'place' &&
          row.state_id === home.state_id &&
          distanceKm(row, home) <= reachKm,
      );
      known.set(employer.id, around);
    }
    return around.length === 0 ? home : r.pick(around);
  };
}
