import type { Conversation } from '../../engine.ts';
import { isNonsense, means } from '../../understanding/intents.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { loadProfile, type Profile } from '../profile.ts';
import {
  criteriaText,
  describeFound,
  describeNothingFound,
  describePartners,
} from './describe-jobs.ts';
import { findJobs } from './find-jobs.ts';
import { findPartnerJobs } from './find-partner-jobs.ts';
import {
  type Asked,
  type FinderState,
  fromProfile,
  understandMessage,
} from './understand-message.ts';

/** Jobs shown at once. */
const MAX_SHOWN = 10;

const NOTHING_KNOWN: FinderState = {
  positionIds: [],
  work: null,
  place: null,
  workload: null,
  asked: null,
  shown: [],
};

const QUESTIONS: Readonly<Record<Exclude<Asked, null>, string>> = {
  what: 'Welche Tätigkeit suchen Sie? Sie können einen Beruf nennen („Buchhalterin“) oder beschreiben, was Sie gern tun („etwas mit Kindern“).',
  where:
    'Wo möchten Sie arbeiten? Nennen Sie mir eine Postleitzahl oder einen Ort, gern mit Umkreis („Köln, 25 km“), oder schreiben Sie „Homeoffice“.',
  'how-much':
    'Wie viel möchten Sie arbeiten? Zum Beispiel „10 Stunden pro Woche“, „Minijob“ oder „egal“.',
};

type Say = (text: string, state: FinderState) => Answer<FinderState>;
const say: Say = (text, state) => ({ reply: { text }, state });

function ask(missing: Exclude<Asked, null>, state: FinderState, before = ''): Answer<FinderState> {
  return say(paragraphs(before, QUESTIONS[missing]), { ...state, asked: missing });
}

async function search(
  conversation: Conversation,
  state: FinderState,
): Promise<Answer<FinderState>> {
  const { place } = state;
  if (!place) return ask('where', state);
  const criteria = { positionIds: state.positionIds, place, workload: state.workload };
  const { jobs, total } = await findJobs(conversation, criteria, MAX_SHOWN, state.shown);
  const partners = await findPartnerJobs(conversation, criteria, MAX_SHOWN, state.shown);
  const next: FinderState = {
    ...state,
    asked: null,
    shown: [...state.shown, ...jobs.map(({ id }) => Number(id)), ...partners.shown],
  };
  const more = partners.matches;
  if (jobs.length > 0) {
    const own = jobs.map(({ id, score, metadata }) => ({ id, score, metadata }));
    const text = paragraphs(describeFound(next, jobs, total), describePartners(more.length, true));
    return { reply: { text, matchedJobs: [...own, ...more] }, state: next };
  }
  if (more.length > 0) {
    return {
      reply: { text: describePartners(more.length, false), matchedJobs: more },
      state: next,
    };
  }
  if (state.shown.length > 0) {
    return say(
      'Das waren alle Stellen, die dazu passen. Mit einer anderen Tätigkeit, einem anderen Ort oder einem größeren Umkreis („Umkreis 50 km“) suche ich gern weiter.',
      next,
    );
  }
  return say(await describeNothingFound(conversation, next, criteria), next);
}

/** Asks for what is missing, one thing at a time; searches when nothing is. */
async function proceed(
  conversation: Conversation,
  state: FinderState,
  profile: Profile,
): Promise<Answer<FinderState>> {
  if (state.positionIds.length === 0) return ask('what', state);
  const known = { ...state, workload: state.workload ?? profile.workload };
  if (!known.place) {
    return profile.place
      ? search(conversation, { ...known, place: profile.place })
      : ask('where', known);
  }
  return known.workload ? search(conversation, known) : ask('how-much', known);
}

const HELP =
  'Ich suche für Sie in der Stellenbörse. Sagen Sie mir mit eigenen Worten, **was** Sie tun möchten, **wo** und **wie viel**, zum Beispiel: „Ich möchte in Bonn etwa 10 Stunden pro Woche im Büro arbeiten.“';

function notUnderstood(state: FinderState): Answer<FinderState> {
  const missing = state.asked ?? (state.positionIds.length === 0 ? 'what' : null);
  const sorry = 'Das habe ich leider nicht verstanden.';
  if (missing) return ask(missing, state, sorry);
  return say(paragraphs(sorry, HELP), state);
}

async function start(conversation: Conversation): Promise<Answer<FinderState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const known = await fromProfile(conversation, NOTHING_KNOWN, profile);
  const hello = `${profile.greeting} Ich suche passende Stellen für Sie in unserer Stellenbörse.`;
  const { work, place } = known;
  if (work && place) {
    return say(
      paragraphs(
        hello,
        `Aus Ihrem Profil weiß ich:\n\n${criteriaText(known)}`,
        'Soll ich danach suchen? Dann schreiben Sie einfach „Ja“. Oder sagen Sie mir, was Sie stattdessen möchten.',
      ),
      NOTHING_KNOWN,
    );
  }
  const facts = criteriaText(known);
  return ask(
    work ? 'where' : 'what',
    known.work ? known : NOTHING_KNOWN,
    paragraphs(hello, facts && `Aus Ihrem Profil weiß ich:\n\n${facts}`),
  );
}

async function answer(
  conversation: Conversation,
  state: FinderState,
  message: string,
): Promise<Answer<FinderState>> {
  if (isNonsense(message)) return notUnderstood(state);
  if (means(message, 'help')) return say(HELP, state);
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { state: next, changed } = await understandMessage(conversation, state, profile, message);
  if (changed) return proceed(conversation, next, profile);
  if (state.asked === 'how-much' && (means(message, 'dontKnow') || means(message, 'skip'))) {
    return proceed(conversation, { ...state, workload: { kind: 'any' } }, profile);
  }
  if (means(message, 'more') && state.shown.length > 0) return search(conversation, state);
  if (means(message, 'yes') || /\b(such|suche|los|profil)\b/i.test(message)) {
    return proceed(conversation, await fromProfile(conversation, state, profile), profile);
  }
  if (means(message, 'no')) {
    return say('Gut. Was soll anders sein: die Tätigkeit, der Ort oder der Umfang?', state);
  }
  if (means(message, 'thanks')) {
    return say(
      'Gern geschehen! Wenn Sie eine weitere Suche wünschen, schreiben Sie mir einfach.',
      state,
    );
  }
  if (means(message, 'greeting')) {
    return say(paragraphs(profile.greeting, HELP), state);
  }
  return unknownWork(state, message);
}

/** Says which word was not found, so that another can be tried. */
function unknownWork(state: FinderState, message: string): Answer<FinderState> {
  if (state.asked !== 'what' || message.length > 60) return notUnderstood(state);
  return ask(
    'what',
    state,
    `„${plain(message)}“ kenne ich leider nicht als Tätigkeit. Vielleicht hilft ein anderes Wort.`,
  );
}

/** The job finder: asks for what, where and how much, and searches the pool (assistants-25). */
export const jobFinder: Assistant<FinderState> = { initial: NOTHING_KNOWN, start, answer };
