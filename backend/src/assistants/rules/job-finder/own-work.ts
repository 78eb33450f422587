import type { Conversation } from '../../engine.ts';
import { positionsById } from '../../understanding/find-positions.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Profile } from '../profile.ts';
import type { FinderState } from './finder-state.ts';
import { isUnwanted } from './job-facts.ts';

/** A wish without work: the work of the profile, unless it is what is not wanted. */
export async function withOwnWork(
  { db }: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<FinderState> {
  if (state.positionIds.length > 0 || state.isAnyWork || state.asked !== null) return state;
  const own = await positionsById(db, profile.positionIds);
  const positions = simplify(
    own.map(({ label, matchingKeywords }) => `${label} ${matchingKeywords}`).join(' '),
  );
  const facts = {
    text: '',
    positions,
    positionIds: profile.positionIds,
    jobType: null,
    payHint: null,
  };
  if (own.length === 0 || isUnwanted(facts, state.excluded)) return state;
  return {
    ...state,
    positionIds: profile.positionIds.slice(0, 4),
    work: profile.work ?? own[0]?.label ?? null,
  };
}
