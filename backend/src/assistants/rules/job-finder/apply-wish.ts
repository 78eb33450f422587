import { postalCodeOptionId, readOptionId } from '../../../places/option-id.ts';
import type { Place } from '../../understanding/place/place.ts';
import { anywhere, radiusFor } from '../../understanding/place/place.ts';
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

/** What is wanted now was excluded before: 'doch auch abends', 'Pflege geht doch'. */
function stillExcluded(excluded: readonly Excluded[], wish: Wish): Excluded[] {
  const times = new Set<string>(wish.times.map(({ id }) => id));
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
  const kept = stillExcluded(state.excluded, wish).filter(
    ({ id }) => !excluded.some((one) => one.id === id),
  );
  return {
    ...state,
    ...(isSure && { positionIds: work.work.positionIds, work: work.work.label, isAnyWork: false }),
    ...(isAny && { positionIds: [], work: null, isAnyWork: true }),
    place: place ?? (isAny ? (state.place ?? profile.place ?? anywhere) : state.place),
    workload: hours ?? state.workload,
    pay: pay ?? state.pay,
    kinds: isInstead && kinds.length > 0 ? united([], kinds) : united(state.kinds, kinds),
    times: (isInstead && times.length > 0 ? united([], times) : united(state.times, times)).filter(
      (id) => !excludedTimes.has(id),
    ),
    excluded: [...kept, ...excluded],
    offered: [],
    changes: [],
    // Another wish may find again what was shown for the one before.
    shown: [],
  };
}
