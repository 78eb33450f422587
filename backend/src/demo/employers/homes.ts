import type { Places, PostalCodeRow } from '../../reference/types.ts';
import { type Random, weighted } from '../random.ts';

interface Town {
  population: number;
  codes: PostalCodeRow[];
}

function townsOf(codes: readonly PostalCodeRow[]): Town[] {
  const towns = new Map<string, Town>();
  for (const code of codes) {
    if (code.population === 0) continue;
    const key = `${code.place} ${code.district_id}`;
    const town = towns.get(key);
    if (town) town.codes.push(code);
    else towns.set(key, { population: code.population, codes: [code] });
  }
  return [...towns.values()];
}

/** Draws a home for the nth employer: first one in each Land, then towns by their size. */
export function homes(places: Places): (r: Random, nth: number) => PostalCodeRow {
  const drawIn = (codes: readonly PostalCodeRow[]) => {
    const draw = weighted(townsOf(codes), (town) => town.population);
    return (r: Random): PostalCodeRow => r.pick(draw(r).codes);
  };
  const anywhere = drawIn(places.postal_codes);
  const byState = places.states.map((state) =>
    drawIn(places.postal_codes.filter((code) => code.state_id === state.id)),
  );
  return (r, nth) => (byState[nth] ?? anywhere)(r);
}
