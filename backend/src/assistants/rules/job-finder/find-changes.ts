import { readOptionId } from '../../../places/option-id.ts';
import type { Conversation } from '../../engine.ts';
import { jobsText } from '../../understanding/phrases.ts';
import type { Profile } from '../profile.ts';
import { withRadius } from './apply-wish.ts';
import { criteriaOf } from './criteria.ts';
import { findJobs } from './find-jobs/find-jobs.ts';
import { type Change, type FinderState, marksOf, withoutMark } from './finder-state.ts';

const RADII = [25, 50, 100];
const MOST = 3;
const LABEL_MAX = 80;

type Tried = { readonly change: Change; readonly count: number };

/** What one thing less or a larger radius would find; what is not wanted is the last to be touched. */
function possible(state: FinderState): { readonly change: Change; readonly state: FinderState }[] {
  const filter = state.place && readOptionId(state.place.locationId);
  const radii = filter?.kind === 'postal-code' ? RADII.filter((km) => km > filter.radiusKm) : [];
  const wider = radii.map((km) => ({
    change: { label: `Umkreis ${km} km`, km },
    state: { ...state, place: withRadius(state.place, km) },
  }));
  const less = marksOf(state)
    .filter(({ id }) => id !== 'place' && id !== 'work')
    .sort((a, b) => Number(a.id.startsWith('not:')) - Number(b.id.startsWith('not:')))
    .map(({ id, label }) => ({
      change: {
        label: id.startsWith('not:') ? `Doch nicht „${label}“` : `Ohne „${label}“`,
        mark: id,
      },
      state: withoutMark(state, id),
    }));
  return [...wider, ...less];
}

/**
 * What would find something where the wish finds nothing, or nothing of the wanted work itself, with the
 * number of such jobs, to be tapped (assistants-47).
 * @param counted 'exact' counts only jobs of the wanted work itself
 */
export async function findChanges(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  counted: 'total' | 'exact' = 'total',
): Promise<Change[]> {
  const found: Tried[] = [];
  for (const { change, state: changed } of possible({ ...state, shown: [] })) {
    // One larger radius is enough, the smallest that finds something.
    if (change.km && found.some(({ change: other }) => other.km)) continue;
    const { [counted]: count } = await findJobs(conversation, criteriaOf(changed, profile), 0);
    if (count > 0) found.push({ change, count });
    if (found.length === MOST) break;
  }
  return found.map(({ change, count }) => ({
    ...change,
    label: `${change.label}: ${jobsText(count)}`.slice(0, LABEL_MAX),
  }));
}
