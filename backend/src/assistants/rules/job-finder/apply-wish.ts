import { postalCodeOptionId, readOptionId } from '../../../places/option-id.ts';
import type { Place } from '../../understanding/place/place.ts';
import { anywhere, homeoffice, radiusFor } from '../../understanding/place/place.ts';
import type { Excluded } from '../../understanding/wish/read-excluded.ts';
import type { Wish } from '../../understanding/wish/wish.ts';
import type { Profile } from '../profile.ts';
import type { FinderState } from './finder-state.ts';

/** The same place with another radius; a whole region has none. */
export function withRadius(place: Place | null, km: number): Place | null {
  const filter = place && readOptionId(place.locationId);
  if (!place || filter?.kind !== 'postal-code') return null;
  const radius = radiusFor(km);
  return {
    locationId: postalCodeOptionId(filter.code, radius),
    label: place.label.replace(/\b\d{1,3} km$/, `${radius} km`),
  };
}

/** Whether another radius would find more: a region has none, and there is a largest one. */
export function mayGrow(place: Place | null): boolean {
  const filter = place && readOptionId(place.locationId);
  return filter?.kind === 'postal-code' && radiusFor(filter.radiusKm * 2) > filter.radiusKm;
}

function placeOfWish(state: FinderState, profile: Profile, wish: Wish): Place | null {
  const { place, km, distance } = wish;
  if (place === 'home') return km ? withRadius(profile.place, km) : profile.place;
  if (place) return place;
  const known = state.place ?? profile.place;
  if (km !== null) return withRadius(known, km);
  const filter = known && readOptionId(known.locationId);
  if (filter?.kind !== 'postal-code') return null;
  if (distance === 'farther') return withRadius(known, filter.radiusKm * 2);
  return distance === 'nearer' ? withRadius(known, Math.max(5, filter.radiusKm / 2)) : null;
}

const united = (known: readonly string[], more: readonly { readonly id: string }[]): string[] => [
  ...new Set([...known, ...more.map(({ id }) => id)]),
];

/** Times that lie in another one. */
const WITHIN: Readonly<Record<string, string>> = { saturdays: 'weekends', sundays: 'weekends' };
const withOuter = (id: string) => [id, ...(WITHIN[id] ? [WITHIN[id]] : [])];

/** What is wanted now was excluded before: 'doch auch abends', 'samstags geht auch', 'Pflege geht doch'. */
function stillExcluded(excluded: readonly Excluded[], wish: Wish): Excluded[] {
  const times = new Set<string>(wish.times.flatMap(({ id }) => withOuter(id)));
  const ids = wish.work.kind === 'sure' ? wish.work.work.positionIds : [];
  return excluded.filter(
    ({ id, positionIds }) => !times.has(id) && !positionIds?.some((one) => ids.includes(one)),
  );
}

/** Takes over what was understood; null where it was nothing (assistants-44). */
export function applyWish(state: FinderState, profile: Profile, wish: Wish): FinderState | null {
  const place = placeOfWish(state, profile, wish);
  const { work, hours, pay, kinds, times, excluded, isAnyWork, isInstead } = wish;
  const isSure = work.kind === 'sure' && !wish.isPast;
  const isAny = isAnyWork && !isSure && work.kind !== 'candidates';
  const isNothing =
    !isSure &&
    !isAny &&
    !place &&
    !hours &&
    !pay &&
    kinds.length + times.length + excluded.length === 0;
  if (isNothing) return null;
  const excludedTimes = new Set(excluded.map(({ id }) => id));
  // What was excluded before is allowed now, and not the only time: 'Samstag wär auch ok'.
  const allowed = times.filter(({ id }) =>
    state.excluded.some((one) => withOuter(id).includes(one.id)),
  );
  const newTimes = times.filter((one) => !allowed.includes(one));
  const kept = stillExcluded(state.excluded, wish).filter(
    ({ id }) => !excluded.some((one) => one.id === id),
  );
  // 'Kein Homeoffice' is not searched at home.
  const isAway = (at: Place | null) =>
    !(excludedTimes.has('homeoffice') && at?.locationId === homeoffice.locationId);
  const known = isAway(state.place) ? state.place : null;
  const wanted = isAway(place) ? place : null;
  return {
    ...state,
    ...(isSure && { positionIds: work.work.positionIds, work: work.work.label, isAnyWork: false }),
    ...(isAny && { positionIds: [], work: null, isAnyWork: true }),
    place: wanted ?? (isAny ? (known ?? profile.place ?? anywhere) : known),
    workload: hours ?? state.workload,
    pay: pay ?? state.pay,
    kinds: isInstead && kinds.length > 0 ? united([], kinds) : united(state.kinds, kinds),
    times: (isInstead && newTimes.length > 0
      ? united([], newTimes)
      : united(state.times, newTimes)
    ).filter((id) => !excludedTimes.has(id)),
    excluded: [...kept, ...excluded],
    offered: [],
    changes: [],
    // Another wish may find again what was shown for the one before.
    shown: [],
  };
}
