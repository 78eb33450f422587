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

/** Draws a home in Germany for the nth employer: first one in each Land, then towns by their size. */
export function homes({ states, postal_codes }: Places): (r: Random, nth: number) => PostalCodeRow {
  const drawIn = (codes: readonly PostalCodeRow[]) => {
    const draw = weighted(townsOf(codes), (town) => town.population);
    return (r: Random): PostalCodeRow => r.pick(draw(r).codes);
  };
  const german = postal_codes.filter(({ district_id }) => district_id !== null);
  const anywhere = drawIn(german);
  const byState = states.flatMap((state) => {
    const codes = german.filter((code) => code.state_id === state.id);
    return codes.length > 0 ? [drawIn(codes)] : [];
  });
  return (r, nth) => (byState[nth] ?? anywhere)(r);
}
