import type { Conversation } from '../../engine.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { findPlace } from '../../understanding/find-place.ts';
import { allPositions, findPositions } from '../../understanding/find-positions.ts';
import { means } from '../../understanding/intents.ts';
import { noAnswer } from '../../understanding/no-answer.ts';
import { enumerate, paragraphs, plain } from '../../understanding/phrases.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { lawText } from '../common/law-answers.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { type CoachState, NO_COACHING } from './coach-state.ts';
import { limitsByName, limitsOf } from './limits.ts';
import { choicesOf, HELP, QUESTIONS } from './questions.ts';
import { recommend } from './recommend.ts';
import { addRefusals, withRelatives } from './refuse.ts';
import { readStatements } from './statements.ts';

function ask(stage: keyof typeof QUESTIONS, state: CoachState, before: string): Answer<CoachState> {
  const text = paragraphs(before, QUESTIONS[stage]);
  return { reply: { text, stage, choices: choicesOf(stage) }, state: { ...state, stage } };
}

const say = (text: string, state: CoachState): Answer<CoachState> => ({
  reply: { text, stage: state.stage, choices: choicesOf(state.stage) },
  state,
});

/** What was understood, so that a mistake is noticed. */
function understood({ said, limits, refusedSaid }: CoachState): string {
  const likes = [...new Set(themesOf(said.join('. ')).map(({ label }) => label))];
  const not = limitsByName(limits).map(({ label }) => label);
  const others = refusedSaid.filter((refusal) => limitsOf(refusal).length === 0);
  return [
    likes.length > 0 && `Sie mögen ${enumerate(likes)}.`,
    not.length > 0 && `Sie möchten ${enumerate(not)}.`,
    others.length > 0 && `Nicht vorschlagen soll ich: ${enumerate(others.map(plain))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const ADJUST =
  'Passt das für Sie? Wenn ja, schreiben Sie „ja“. Sonst sagen Sie mir, was anders sein soll, zum Beispiel „lieber im Freien“, „nichts mit Kindern“ oder „in Bonn“.';

async function present(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  before: string,
): Promise<Answer<CoachState>> {
  const { positions, texts } = await recommend(conversation, profile, state);
  const next: CoachState = {
    ...state,
    stage: 'recommendations',
    recommended: positions.map(({ position }) => position.id),
  };
  const { stage } = next;
  if (positions.length === 0) {
    const text = paragraphs(
      before,
      'Damit finde ich im Moment leider keine passende Tätigkeit mit freien Stellen an diesem Ort. Nennen Sie mir gern einen größeren Umkreis („50 km“), einen anderen Ort oder etwas anderes, das Sie gern tun.',
    );
    return { reply: { text, stage, choices: choicesOf(stage) }, state: next };
  }
  const names = positions.map(({ position }) => `**${plain(position.label)}**`);
  const text = paragraphs(
    before,
    `Ich empfehle Ihnen: ${enumerate(names)}. Unten steht, warum das passt und was es gerade gibt.`,
    ADJUST,
  );
  return {
    reply: { text, stage, recommendations: texts, choices: choicesOf(stage) },
    state: next,
  };
}

async function start(conversation: Conversation): Promise<Answer<CoachState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { work, place } = profile;
  const years = profile.candidate.main_job.job_experience;
  const known = work
    ? `In Ihrem Profil lese ich: ${plain(work)}${years ? `, ${years} Erfahrung` : ''}${place ? `, ${plain(place.label)}` : ''}.`
    : 'In Ihrem Profil steht noch keine Tätigkeit. Das macht nichts, Sie können mir alles hier schreiben.';
  return ask(
    'situation',
    NO_COACHING,
    paragraphs(
      `${profile.greeting} Ich helfe Ihnen herauszufinden, welche Arbeit jetzt zu Ihnen passt. Dafür stelle ich Ihnen drei bis vier Fragen.`,
      known,
    ),
  );
}

const isOpen = (message: string) =>
  means(message, 'skip') ||
  means(message, 'dontKnow') ||
  /^(?:weiß ich (?:noch )?nicht|wie in meinem profil|egal)\b/i.test(message.trim());

/** No limit at all; 'nichts mit Garten' is one. */
const NO_LIMITS =
  /^(?:nein|nö|nichts|keine|nichts davon)(?:,? (?:alles geht|danke|alles gut|alles in ordnung))?[.!]?$|^(?:nein, )?(?:es geht alles|alles geht)\b/i;

/** The state with what a message wants and refuses. */
async function withSaid(
  conversation: Conversation,
  state: CoachState,
  message: string,
): Promise<CoachState> {
  const { wanted } = readStatements(message);
  const said = [...state.said.filter((one) => !wanted.includes(one)), ...wanted].slice(-SAID_MAX);
  return { ...state, said, ...(await addRefusals(conversation.db, state, message)) };
}

/** So many statements are kept. */
const SAID_MAX = 12;

/** Earning beside a pension, explained where somebody names it; figures from the one file (TALK-07). */
const moneyText = (message: string, now: Date) =>
  /\b(?:dazu|hinzu|zu)verdien|\brente\b|\bminijob/i.test(message)
    ? paragraphs(
        'Zum Verdienst neben der Rente:',
        lawText('earnings', now),
        lawText('minijob', now).split('\n')[0] ?? '',
      )
    : '';

async function readPlace(
  { db }: Conversation,
  profile: Profile,
  message: string,
  isAsked: boolean,
) {
  const found = await findPlace(db, message, isAsked);
  return found === 'home' ? profile.place : found;
}

/** After the last question: recommendations, or the place where it is not known. */
function conclude(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<Answer<CoachState>> | Answer<CoachState> {
  if (!state.place && !profile.place) return ask('place', state, 'Danke.');
  const heard = understood(state);
  return present(conversation, profile, state, heard && `Das habe ich verstanden: ${heard}`);
}

async function takeStrengths(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  message: string,
): Promise<Answer<CoachState>> {
  if (isOpen(message)) return ask('limits', state, 'Gut, dann gehe ich von Ihrem Profil aus.');
  const next = await withSaid(conversation, state, message);
  const wanted = readStatements(message).wanted.join('. ');
  const isKnown =
    themesOf(wanted).length > 0 || (await findPositions(conversation.db, wanted)).length > 0;
  if (isKnown) return ask('limits', next, 'Danke, das hilft mir.');
  if (profile.work || next.refused.length > state.refused.length) {
    const before =
      wanted === ''
        ? 'Gut, das lasse ich weg.'
        : 'Das kann ich noch keiner Tätigkeit zuordnen. Ich gehe deshalb auch von Ihrem Profil aus.';
    return ask('limits', next, before);
  }
  return ask(
    'strengths',
    state,
    'Das kann ich leider noch keiner Tätigkeit zuordnen. Versuchen Sie es bitte mit anderen Worten.',
  );
}

/** A wish after the recommendations: takes over what is understood of it. */
async function adjust(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
  message: string,
): Promise<Answer<CoachState>> {
  const { wanted, refused } = readStatements(message);
  const place = await readPlace(conversation, profile, message, false);
  const workload = findWorkload(message);
  const isRejected =
    means(message, 'more') || means(message, 'no') || /\b(?:etwas|was) anderes\b/i.test(message);
  const text = wanted.join('. ');
  const isWish =
    !isRejected &&
    (themesOf(text).length > 0 || (await findPositions(conversation.db, text)).length > 0);
  const isRefusal = refused.length > 0 && (await addsRefusal(conversation, state, message));
  if (!isWish && !isRefusal && !place && !workload && !isRejected) {
    return say(paragraphs('Das habe ich leider nicht verstanden.', ADJUST), state);
  }
  const heard = isWish || isRefusal ? await withSaid(conversation, state, message) : state;
  const next: CoachState = {
    ...heard,
    said: isWish ? heard.said : state.said,
    place: place ?? state.place,
    workload: workload ?? state.workload,
    refused: isRejected && !isRefusal ? await allRefused(conversation, heard) : heard.refused,
  };
  return present(conversation, profile, next, understood(next));
}

async function addsRefusal(conversation: Conversation, state: CoachState, message: string) {
  const { limits, refused } = await addRefusals(conversation.db, state, message);
  return limits.length > state.limits.length || refused.length > state.refused.length;
}

/** After 'etwas anderes': what was recommended is refused, with its near relatives. */
async function allRefused({ db }: Conversation, state: CoachState): Promise<number[]> {
  const all = await allPositions(db);
  const shown = all.filter(({ id }) => state.recommended.includes(id));
  return [...new Set([...state.refused, ...withRelatives(all, shown)])];
}

async function finish(
  conversation: Conversation,
  profile: Profile,
  state: CoachState,
): Promise<Answer<CoachState>> {
  const { texts } = await recommend(conversation, profile, state);
  const done: CoachState = { ...state, stage: 'complete' };
  const text = paragraphs(
    'Das freut mich! So können Sie weitermachen:',
    '1. Sehen Sie sich die Stellen unten an und merken Sie sich, was Ihnen gefällt.\n2. Speichern Sie die Suche, dann erfahren Sie von neuen Stellen.\n3. Für ein Anschreiben und zum Üben des Gesprächs helfen Ihnen die anderen Assistenten.',
    'Viel Erfolg!',
  );
  const reply = { text, stage: done.stage, isComplete: true, recommendations: texts };
  return { reply, state: done };
}

async function answer(
  conversation: Conversation,
  state: CoachState,
  message: string,
): Promise<Answer<CoachState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { stage } = state;
  if (stage === 'complete') return finish(conversation, profile, state);
  if (stage === 'recommendations') {
    if (noAnswer(message) === 'question') return say(ADJUST, state);
    if (means(message, 'yes') || means(message, 'thanks') || means(message, 'stop')) {
      return finish(conversation, profile, state);
    }
    return adjust(conversation, profile, state, message);
  }
  const other = noAnswer(message);
  if (other === 'nonsense') return ask(stage, state, 'Das habe ich leider nicht verstanden.');
  if (other === 'insult')
    return ask(stage, state, 'Das lasse ich so stehen. Wenn Sie mögen, machen wir weiter.');
  if (other === 'question' || means(message, 'help')) return ask(stage, state, HELP[stage]);
  switch (stage) {
    case 'situation': {
      const workload = findWorkload(message);
      const situation = isOpen(message) ? null : message.slice(0, 2_000);
      const heard = situation === null ? state : await withSaid(conversation, state, message);
      const before = paragraphs('Danke, das merke ich mir.', moneyText(message, conversation.now));
      return ask('strengths', { ...heard, situation, workload }, before);
    }
    case 'strengths':
      return takeStrengths(conversation, profile, state, message);
    case 'limits': {
      const isNone = isOpen(message) || NO_LIMITS.test(message.trim());
      if (isNone && limitsOf(message).length === 0) return conclude(conversation, profile, state);
      const named = limitsOf(message).map(({ name }) => name);
      const heard = await addRefusals(conversation.db, state, message);
      const limits = [...new Set([...heard.limits, ...named])];
      return conclude(conversation, profile, { ...state, ...heard, limits });
    }
    default: {
      const place = await readPlace(conversation, profile, message, true);
      if (!place) return ask('place', state, 'Diesen Ort kenne ich leider nicht.');
      return conclude(conversation, profile, { ...state, place });
    }
  }
}

/** The job coach: stages, then recommendations from profile and pool (assistants-34). */
export const jobCoach: Assistant<CoachState> = { initial: NO_COACHING, start, answer };
