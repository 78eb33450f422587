import type { Conversation } from '../../engine.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import type { Answer } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { mayGrow } from './apply-wish.ts';
import { criteriaOf } from './criteria.ts';
import { criteriaText, describeFound, describePartners, SEARCHED } from './describe-jobs.ts';
import { findChanges } from './find-changes.ts';
import { findJobs } from './find-jobs/find-jobs.ts';
import { findPartnerJobs } from './find-partner-jobs.ts';
import { type FinderState, listedJob, MAX_SHOWN } from './finder-state.ts';
import { firstOf, replyOfFinder, SOMETHING_ELSE } from './questions.ts';

/** Nothing found, or nothing more: what would find something, with numbers, to be tapped. */
async function offerChanges(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<Answer<FinderState>> {
  const changes = await findChanges(conversation, state, profile);
  const next = { ...state, changes };
  const facts = criteriaText(state);
  const nothing =
    state.shown.length > 0
      ? 'Das waren alle Stellen, die dazu passen.'
      : paragraphs(
          facts && `${SEARCHED}\n\n${facts}`,
          'Dafür gibt es im Moment leider keine Stelle in unserer Stellenbörse.',
        );
  const hint =
    changes.length > 0
      ? 'So fände ich etwas für Sie:'
      : 'Nennen Sie mir eine andere Tätigkeit oder einen anderen Ort, dann suche ich weiter.';
  const list = changes.map(({ label }) => `- ${label}`).join('\n');
  const choices = [...changes.map(({ label }) => label), SOMETHING_ELSE];
  return replyOfFinder(paragraphs(nothing, hint, list), next, choices);
}

/** Searches for what is known, and shows what was not shown before (assistants-26). */
export async function search(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<Answer<FinderState>> {
  const criteria = criteriaOf(state, profile);
  const { jobs, total, exact } = await findJobs(conversation, criteria, MAX_SHOWN, state.shown);
  const partners = await findPartnerJobs(conversation, criteria, MAX_SHOWN, state.shown);
  const next: FinderState = {
    ...state,
    asked: null,
    offered: [],
    changes: [],
    shown: [...state.shown, ...jobs.map(({ id }) => Number(id)), ...partners.shown],
  };
  const more = partners.matches;
  if (jobs.length + more.length === 0) {
    return offerChanges(conversation, { ...next, shown: state.shown }, profile);
  }
  // Where only similar work is found, that is said, with what would find the wanted one.
  const isSimilar = jobs.length > 0 && exact === 0 && state.shown.length === 0;
  const changes = isSimilar ? await findChanges(conversation, state, profile, 'exact') : [];
  const own = jobs.map(({ id, score, metadata }) => ({ id, score, metadata }));
  const text =
    jobs.length > 0
      ? paragraphs(
          describeFound(
            next,
            jobs,
            { total, exact },
            isSimilar ? changes : null,
            state.listed.length === 0,
          ),
          describePartners(more.length, true),
        )
      : describePartners(more.length, false);
  const listed = [...own, ...more].map(listedJob);
  const isMore = total > jobs.length;
  const answer = replyOfFinder(text, { ...next, changes, listed, chosen: null }, [
    ...(isMore ? ['Mehr zeigen'] : []),
    ...firstOf(1),
    ...changes.map(({ label }) => label),
    ...(changes.length === 0 && mayGrow(next.place) ? ['Größerer Umkreis'] : []),
    SOMETHING_ELSE,
  ]);
  return { ...answer, reply: { ...answer.reply, matchedJobs: [...own, ...more] } };
}
