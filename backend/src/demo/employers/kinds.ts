import { positions } from '../../reference/positions/index.ts';
import type { Kind } from './kind.ts';
import { careKinds } from './kinds-care.ts';
import { craftKinds } from './kinds-craft.ts';
import { leisureKinds } from './kinds-leisure.ts';
import { officeKinds } from './kinds-office.ts';
import { tradeKinds } from './kinds-trade.ts';

export const kinds: readonly Kind[] = [
  ...careKinds,
  ...officeKinds,
  ...tradeKinds,
  ...craftKinds,
  ...leisureKinds,
];

const byKey = new Map(kinds.map((kind) => [kind.key, kind]));

/** The kind of a key. Throws RangeError for an unknown key. */
export function kindOf(key: string): Kind {
  const kind = byKey.get(key);
  if (kind === undefined) throw new RangeError(`kindOf: no kind ${key}`);
  return kind;
}

/** Position ids of a list like '101 301:1,2': all of subsector 101, the first two of 301. */
export function hiredPositions(hires: string): number[] {
  return hires.split(' ').flatMap((part) => {
    const [subsector = '', places] = part.split(':');
    const subsectorId = Number(subsector);
    if (places === undefined) {
      return positions.flatMap((p) => (p.subsector_id === subsectorId ? [p.id] : []));
    }
    return places.split(',').map((place) => subsectorId * 100 + Number(place));
  });
}
