import type { Conversation } from '../../engine.ts';
import { positionsById } from '../../understanding/find-positions.ts';
import { anywhere } from '../../understanding/place/place.ts';
import type { Profile } from '../profile.ts';
import type { SearchCriteria } from './find-jobs/search-criteria.ts';
import type { FinderState } from './finder-state.ts';

const POSITIONS_MAX = 4;

/** The wish as the search takes it; without a place it is everywhere. */
export function criteriaOf(state: FinderState, profile: Profile): SearchCriteria {
  const { positionIds, place, workload, kinds, times, pay, excluded } = state;
  return {
    positionIds,
    place: place ?? anywhere,
    workload,
    mostHours: workload?.kind === 'hours' ? workload.hours : undefined,
    kinds,
    times,
    pay,
    excluded,
    experienceIds: profile.positionIds,
  };
}

/** Fills what is missing from the profile. */
export async function fromProfile(
  { db }: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<FinderState> {
  const isOwn = state.positionIds.length === 0 && !state.isAnyWork;
  const [first] = await positionsById(db, profile.positionIds);
  const { workload } = profile;
  return {
    ...state,
    positionIds: isOwn ? profile.positionIds.slice(0, POSITIONS_MAX) : state.positionIds,
    work: isOwn ? (profile.work ?? first?.label ?? null) : state.work,
    place: state.place ?? profile.place,
    workload: state.workload ?? (workload?.kind === 'type' ? { kind: 'any' } : workload),
  };
}
