import { readOptionId } from '../../../places/option-id.ts';
import type { Conversation } from '../../engine.ts';
import type { Profile } from '../profile.ts';
import { withRadius } from './apply-wish.ts';
import { criteriaOf } from './criteria.ts';
import { foundText } from './describe-jobs.ts';
import { findJobs } from './find-jobs/find-jobs.ts';
import { findPartnerJobs } from './find-partner-jobs.ts';
import { type Change, type FinderState, MAX_SHOWN, marksOf, withoutMark } from './finder-state.ts';

const RADII = [25, 50, 100];
const MOST = 3;
const LABEL_MAX = 80;

type Tried = { readonly change: Change; readonly found: string };

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
 * What would find something where the wish finds nothing, or nothing of the wanted work itself, to be tapped:
 * with the number of jobs that are listed then, similar work told apart (assistants-47).
 * @param needed 'exact' offers only what finds the wanted work itself
 */
export async function findChanges(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  needed: 'any' | 'exact' = 'any',
): Promise<Change[]> {
  const tried: Tried[] = [];
  for (const { change, state: changed } of possible({ ...state, shown: [] })) {
    // One larger radius is enough, the smallest that finds something.
    if (change.km && tried.some(({ change: other }) => other.km)) continue;
    const criteria = criteriaOf(changed, profile);
    const { total, exact } = await findJobs(conversation, criteria, 0);
    const { matches } = await findPartnerJobs(conversation, criteria, MAX_SHOWN, []);
    const wanted = exact + matches.length;
    if (wanted > 0 || (needed === 'any' && total > 0)) {
      tried.push({ change, found: foundText(wanted, total - exact) });
    }
    if (tried.length === MOST) break;
  }
  return tried.map(({ change, found }) => ({
    ...change,
    label: `${change.label}: ${found}`.slice(0, LABEL_MAX),
  }));
}
