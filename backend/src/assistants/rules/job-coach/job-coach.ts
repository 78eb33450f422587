import type { Conversation } from '../../engine.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { findPlace } from '../../understanding/find-place.ts';
import { findPositions } from '../../understanding/find-positions.ts';
import { isNonsense, means } from '../../understanding/intents.ts';
import { enumerate, paragraphs, plain } from '../../understanding/phrases.ts';
import { themesOf } from '../../understanding/themes.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { type CoachStage, type CoachState, NO_COACHING } from './coach-state.ts';
import { limitsByName, limitsOf } from './limits.ts';
import { recommend } from './recommend.ts';

const QUESTIONS: Readonly<Record<Exclude<CoachStage, 'recommendations' | 'complete'>, string>> = {
  situation:
    'Was ist Ihnen bei einer Arbeit jetzt besonders wichtig? Zum Beispiel: unter Menschen sein, etwas dazuverdienen, eine sinnvolle Aufgabe oder feste freie Tage.',
  strengths:
    'Was können Sie gut, und was tun Sie gern? Nennen Sie ruhig auch Hobbys, zum Beispiel „im Garten arbeiten“ oder „Leuten etwas erklären“.',
  limits:
    'Gibt es etwas, das nicht mehr geht oder das Sie nicht möchten? Zum Beispiel schwer heben, lange stehen oder viel am Computer sitzen. Wenn nicht, schreiben Sie „nein“.',
  place:
    'Wo möchten Sie arbeiten? Nennen Sie mir Postleitzahl oder Ort, gern mit Umkreis, oder schreiben Sie „egal“.',
};

function ask(stage: keyof typeof QUESTIONS, state: CoachState, before: string): Answer<CoachState> {
  const text = paragraphs(before, QUESTIONS[stage]);
  return { reply: { text, stage }, state: { ...state, stage } };
}

const say = (text: string, state: CoachState): Answer<CoachState> => ({
  reply: { text, stage: state.stage },
  state,
});

/** What was understood, so that a mistake is noticed. */
function understood({ strengths, limits }: CoachState): string {
  const likes = themesOf(strengths).map(({ label }) => label);
  const not = limitsByName(limits).map(({ label }) => label);
  return [
    likes.length > 0 && `Sie mögen ${enumerate(likes)}.`,
    not.length > 0 && `Sie möchten ${enumerate(not)}.`,
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
    return { reply: { text, stage }, state: next };
  }
  const names = positions.map(({ position }) => `**${plain(position.label)}**`);
  const text = paragraphs(
    before,
    `Ich empfehle Ihnen: ${enumerate(names)}. Unten steht, warum das passt und was es gerade gibt.`,
    ADJUST,
  );
  return { reply: { text, stage, recommendations: texts }, state: next };
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

const isOpen = (message: string) => means(message, 'skip') || means(message, 'dontKnow');

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
  const { work } = profile;
  const isKnown =
    themesOf(message).length > 0 || (await findPositions(conversation.db, message)).length > 0;
  if (isKnown) return ask('limits', { ...state, strengths: message }, 'Danke, das hilft mir.');
  if (isOpen(message) || work) {
    const before = isOpen(message)
      ? 'Gut, dann gehe ich von Ihrem Profil aus.'
      : 'Das kann ich noch keiner Tätigkeit zuordnen. Ich gehe deshalb auch von Ihrem Profil aus.';
    return ask('limits', { ...state, strengths: isOpen(message) ? '' : message }, before);
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
  const isRefusal = /\b(nicht|nichts|kein\w*|ohne|weniger)\b/i.test(message);
  const limits = isRefusal ? limitsOf(message) : [];
  const place = await readPlace(conversation, profile, message, false);
  const workload = findWorkload(message);
  const wantsOthers = means(message, 'more') || means(message, 'no');
  const likes =
    isRefusal || wantsOthers
      ? []
      : [...themesOf(message), ...(await findPositions(conversation.db, message))];
  if (limits.length + likes.length === 0 && !place && !workload && !wantsOthers) {
    return say(paragraphs('Das habe ich leider nicht verstanden.', ADJUST), state);
  }
  const next: CoachState = {
    ...state,
    limits: [...new Set([...state.limits, ...limits.map(({ name }) => name)])],
    strengths: likes.length > 0 ? message : state.strengths,
    place: place ?? state.place,
    workload: workload ?? state.workload,
    refused: wantsOthers ? [...state.refused, ...state.recommended] : state.refused,
  };
  return present(conversation, profile, next, understood(next));
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
    if (means(message, 'yes') || means(message, 'thanks') || means(message, 'stop')) {
      return finish(conversation, profile, state);
    }
    return adjust(conversation, profile, state, message);
  }
  if (isNonsense(message)) return ask(stage, state, 'Das habe ich leider nicht verstanden.');
  if (means(message, 'help')) return ask(stage, state, '');
  switch (stage) {
    case 'situation': {
      const workload = findWorkload(message);
      const situation = isOpen(message) ? null : message;
      return ask('strengths', { ...state, situation, workload }, 'Danke, das merke ich mir.');
    }
    case 'strengths':
      return takeStrengths(conversation, profile, state, message);
    case 'limits': {
      const isNone = means(message, 'no') && limitsOf(message).length === 0;
      const limits = isNone ? [] : limitsOf(message).map(({ name }) => name);
      return conclude(conversation, profile, { ...state, limits });
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
