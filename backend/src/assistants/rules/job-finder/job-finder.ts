import { paths } from '@silverjobs/contract/paths';
import type { Conversation } from '../../engine.ts';
import { anywhere } from '../../understanding/find-place.ts';
import { positionsById } from '../../understanding/find-positions.ts';
import { isNonsense, means } from '../../understanding/intents.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';
import { readWish, type Wish } from '../../understanding/wish/read-wish.ts';
import { type Work, workByLabel } from '../../understanding/wish/read-work.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { NO_WORK, NOT_UNDERSTOOD } from '../not-understood.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { applyWish, withRadius } from './apply-wish.ts';
import { fromProfile } from './criteria.ts';
import { criteriaText } from './describe-jobs.ts';
import { type FinderState, NOTHING_KNOWN, withoutMark } from './finder-state.ts';
import { isUnwanted } from './job-facts.ts';
import { ask, askWhether, askWhich, isSomethingElse, SOMETHING_ELSE, say } from './questions.ts';
import { search } from './search.ts';

/** Asks for what is missing, one thing at a time; searches when nothing is. */
async function proceed(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<Answer<FinderState>> {
  if (state.positionIds.length === 0 && !state.isAnyWork) {
    const facts = criteriaText(state);
    return ask('what', state, profile, facts && `Das habe ich mir gemerkt:\n\n${facts}`);
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
      : ask('where', known, profile);
  }
  return known.workload || isHoursKnown
    ? search(conversation, known, profile)
    : ask('how-much', known, profile);
}

const HELP =
  'Ich suche für Sie in der Stellenbörse. Sagen Sie mir mit eigenen Worten, **was** Sie tun möchten, **wo** und **wie viel**, zum Beispiel: „Ich möchte in Bonn etwa 10 Stunden pro Woche im Büro arbeiten.“';

/** A question that is about no work: said openly, with the way to somebody who knows. */
function noAnswer({ publicUrl }: Conversation, state: FinderState): Answer<FinderState> {
  const text = paragraphs(
    'Darauf weiß ich leider keine Antwort; ich kenne mich nur mit der Stellensuche aus.',
    `Bei Fragen zu Ihrem Konto und zu dieser Seite hilft Ihnen unser Team: [So erreichen Sie uns](${publicUrl}${paths.contact}). Oder sagen Sie mir, was Sie arbeiten möchten, und wo.`,
  );
  const answered = say(text, state, QUESTION_CHOICES);
  return { ...answered, reply: { ...answered.reply, isFixed: true } };
}
const QUESTION_CHOICES = ['Etwas mit Menschen', 'Etwas im Büro', 'Etwas im Garten'];

function notUnderstood(state: FinderState, profile: Profile | null): Answer<FinderState> {
  const isWorkKnown = state.positionIds.length > 0 || state.isAnyWork;
  const missing = state.asked ?? (isWorkKnown ? null : 'what');
  const sorry = NOT_UNDERSTOOD;
  if (missing) return ask(missing, state, profile, sorry);
  return say(paragraphs(sorry, HELP), state, ['Andere Tätigkeit', 'Größerer Umkreis']);
}

async function start(conversation: Conversation): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const known = await fromProfile(conversation, NOTHING_KNOWN, profile);
  const hello = `${profile.greeting} Ich suche passende Stellen für Sie in unserer Stellenbörse.`;
  const facts = criteriaText(known);
  if (known.work && known.place) {
    return {
      reply: {
        text: paragraphs(
          hello,
          `Aus Ihrem Profil weiß ich:\n\n${facts}`,
          'Soll ich danach suchen? Dann schreiben Sie einfach „Ja“. Oder sagen Sie mir, was Sie stattdessen möchten.',
        ),
        choices: ['Ja', SOMETHING_ELSE],
      },
      state: NOTHING_KNOWN,
    };
  }
  return ask(
    known.work ? 'where' : 'what',
    known.work ? known : NOTHING_KNOWN,
    profile,
    paragraphs(hello, facts && `Aus Ihrem Profil weiß ich:\n\n${facts}`),
  );
}

const withWork = (state: FinderState, { positionIds, label }: Work): FinderState => ({
  ...state,
  positionIds,
  work: label,
  isAnyWork: false,
  offered: [],
  changes: [],
  shown: [],
  asked: null,
});

/** What was tapped: a change or a work that was offered, or none of them. */
function takeOffered(state: FinderState, message: string): FinderState | 'none of them' | null {
  const change = state.changes.find(({ label }) => label === message.trim());
  if (change?.km)
    return { ...state, place: withRadius(state.place, change.km), shown: [], changes: [] };
  if (change?.mark) return withoutMark(state, change.mark);
  const [only, ...others] = state.offered;
  const work = workByLabel(state.offered, message);
  if (work) return withWork(state, work);
  if (only && others.length === 0 && means(message, 'yes')) return withWork(state, only);
  const isRefused = only !== undefined && means(message, 'no') && message.length < 30;
  return isSomethingElse(message) || isRefused ? 'none of them' : null;
}

/** An open answer to what was asked: 'egal'. */
function takeOpen(state: FinderState, message: string): FinderState | null {
  const isOpen =
    /^(?:ist mir |das ist |mir )?(?:ganz |vollig )?(?:egal|offen|beliebig|flexibel|schnuppe|wurscht|wurst)\b/.test(
      simplify(message),
    );
  const isUnknown = means(message, 'dontKnow') || means(message, 'skip');
  if (state.asked === 'how-much' && (isOpen || isUnknown))
    return { ...state, workload: { kind: 'any' } };
  if (state.asked === 'where' && isOpen) return { ...state, place: anywhere };
  if (state.asked === 'what' && isOpen) return { ...state, isAnyWork: true };
  return null;
}

/** A wish without work: the work of the profile, unless it is what is not wanted. */
async function withOwnWork(
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

/** What is understood of a wish, and what has to be asked before it is searched; null for nothing. */
async function takeWish(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
  wish: Wish,
  message: string,
): Promise<Answer<FinderState> | null> {
  const { work, isPast, isWish } = wish;
  const isAskedBack = work.kind === 'sure' && (isPast || !isWish);
  const heard = applyWish(state, profile, isAskedBack ? { ...wish, isPast: true } : wish, message);
  const next = heard ?? state;
  if (work.kind === 'sure' && isAskedBack) return askWhether(next, work.work, isPast);
  if (work.kind === 'candidates') return askWhich(next, work.works, work.isGuess);
  if (!heard) return null;
  if (means(message, 'yes')) {
    return proceed(conversation, await fromProfile(conversation, heard, profile), profile);
  }
  return proceed(conversation, await withOwnWork(conversation, heard, profile), profile);
}

async function answer(
  conversation: Conversation,
  state: FinderState,
  message: string,
): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { removedMark } = conversation;
  if (removedMark !== undefined) {
    return search(conversation, withoutMark(state, removedMark), profile);
  }
  const offered = takeOffered(state, message);
  if (offered === 'none of them') {
    return ask(
      'what',
      { ...state, offered: [], changes: [], positionIds: [], work: null, isAnyWork: false },
      profile,
    );
  }
  if (offered) return proceed(conversation, offered, profile);
  if (isNonsense(message)) return notUnderstood(state, profile);
  if (means(message, 'help')) return say(HELP, state);
  const open = takeOpen(state, message);
  if (open) return proceed(conversation, open, profile);
  if (means(message, 'more') && state.shown.length > 0 && message.length < 30)
    return search(conversation, state, profile);
  const wish = await readWish(conversation.db, message, state.asked);
  const taken = await takeWish(conversation, state, profile, wish, message);
  if (taken) return taken;
  if (means(message, 'yes') || /\b(?:such|suche|los|profil)\b/i.test(message)) {
    return proceed(conversation, await fromProfile(conversation, state, profile), profile);
  }
  if (means(message, 'no')) {
    return say('Gut. Was soll anders sein: die Tätigkeit, der Ort oder der Umfang?', state, [
      'Andere Tätigkeit',
      'Anderer Ort',
      'Größerer Umkreis',
    ]);
  }
  if (means(message, 'thanks')) {
    return say(
      'Gern geschehen! Wenn Sie eine weitere Suche wünschen, schreiben Sie mir einfach.',
      state,
    );
  }
  if (means(message, 'greeting')) return say(paragraphs(profile.greeting, HELP), state);
  if (message.includes('?')) return noAnswer(conversation, state);
  return unknownWork(state, profile, message);
}

/** Says which word was not found, so that another can be tried. */
function unknownWork(state: FinderState, profile: Profile, message: string): Answer<FinderState> {
  const words = simplify(message);
  if (/^andere[rs]? (?:tatigkeit|arbeit|beruf)/.test(words)) return ask('what', state, profile);
  if (/^anderer? ort|^andere stadt/.test(words)) return ask('where', state, profile);
  if (state.asked !== 'what' || message.length > 60) return notUnderstood(state, profile);
  return ask(
    'what',
    state,
    profile,
    `„${plain(message)}“ ${NO_WORK} Vielleicht hilft ein anderes Wort.`,
  );
}

/** The job finder: asks for what, where and how much, and searches the pool (assistants-25). */
export const jobFinder: Assistant<FinderState> = { initial: NOTHING_KNOWN, start, answer };
