import type { Database } from '../../../database/database.ts';
import type { WishIntent } from '../../intent/intent.ts';
import { DEFAULT_RADIUS_KM } from '../../understanding/place/place.ts';
import { kindById } from '../../understanding/wish/kinds.ts';
import { readExcluded } from '../../understanding/wish/read-excluded.ts';
import { readPlace } from '../../understanding/wish/read-place.ts';
import { readWanted } from '../../understanding/wish/read-wanted.ts';
import { timeById } from '../../understanding/wish/times.ts';
import type { AskedFor, Wish } from '../../understanding/wish/wish.ts';

/** Longer ones are a message and no name. */
const NAME_WORDS = 5;

/** Looks the words of a wish up in the lists of occupations and places, whoever has read them. */
export async function resolveWish(
  db: Database,
  intent: WishIntent,
  asked: AskedFor,
): Promise<Wish> {
  const { as, what, exact, where, radiusKm, hours } = intent;
  const km = radiusKm ?? DEFAULT_RADIUS_KM;
  const near = where === null ? [] : [`${where}, ${km} km`];
  const how = { isAsked: asked === 'what', isExact: exact };
  return {
    work: what === null ? { kind: 'none' } : await readWanted(db, what, how),
    isAnyWork: intent.anyWork,
    isPast: as === 'earlier',
    isWish: as === 'wish',
    place: await readPlace(db, near, km, true),
    km: radiusKm,
    hours: hours === null ? null : hours === 'any' ? { kind: 'any' } : { kind: 'hours', hours },
    kinds: intent.kinds.flatMap((id) => kindById(id) ?? []),
    times: intent.times.flatMap((id) => timeById(id) ?? []),
    pay: intent.pay,
    excluded: await readExcluded(db, intent.without),
    distance: intent.distance,
    names: (what ?? '')
      .split(', ')
      .filter((name) => name !== '' && name.split(' ').length <= NAME_WORDS),
    unsure: intent.unsure,
    isInstead: intent.instead,
  };
}
