import type { Conversation } from '../../engine.ts';
import type { Answer } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { fromProfile } from './criteria.ts';
import { criteriaText } from './describe-jobs.ts';
import type { FinderState } from './finder-state.ts';
import { askMissing } from './questions.ts';
import { search } from './search.ts';

/** What is known so far; '' for nothing. */
export function rememberedText(state: FinderState): string {
  const facts = criteriaText(state);
  return facts && `Das habe ich mir gemerkt:\n\n${facts}`;
}

/** Asks for what is missing, one thing at a time; searches when nothing is. */
export async function proceed(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<Answer<FinderState>> {
  if (state.positionIds.length === 0 && !state.isAnyWork) {
    return askMissing('what', state, profile, rememberedText(state));
  }
  // Hours are asked for where nothing is known of somebody, and once.
  const isHoursKnown =
    state.kinds.length + state.times.length > 0 || state.isAnyWork || profile.place !== null;
  const known = {
    ...state,
    workload: state.workload ?? (await fromProfile(conversation, state, profile)).workload,
  };
  if (!known.place) {
    return profile.place
      ? search(conversation, { ...known, place: profile.place }, profile)
      : askMissing('where', known, profile);
  }
  return known.workload || isHoursKnown
    ? search(conversation, known, profile)
    : askMissing('how-much', known, profile);
}
