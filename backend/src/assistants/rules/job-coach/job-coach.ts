import type { Conversation } from '../../engine.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { matchesIntent } from '../../understanding/intents.ts';
import { noAnswer } from '../../understanding/no-answer.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { lawText } from '../common/law-answers.ts';
import { loadProfile, type Profile } from '../profile.ts';
import { adjust } from './adjust.ts';
import { ADJUST, askInCoaching, replyInStage } from './coach-replies.ts';
import { type CoachState, NO_COACHING } from './coach-state.ts';
import { hasNoLimits, isOpen, readPlace, withSaid } from './hear-answer.ts';
import { limitsOf } from './limits.ts';
import { conclude } from './present.ts';
import { COACH_HELP } from './questions.ts';
import { recommend } from './recommend.ts';
import { addRefusals } from './refuse.ts';
import { takeStrengths } from './take-strengths.ts';

async function start(conversation: Conversation): Promise<Answer<CoachState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { work, place } = profile;
  const years = profile.candidate.main_job.job_experience;
  const known = work
    ? `In Ihrem Profil lese ich: ${plain(work)}${years ? `, ${years} Erfahrung` : ''}${place ? `, ${plain(place.label)}` : ''}.`
    : 'In Ihrem Profil steht noch keine Tätigkeit. Das macht nichts, Sie können mir alles hier schreiben.';
  return askInCoaching(
    'situation',
    NO_COACHING,
    paragraphs(
      `${profile.greeting} Ich helfe Ihnen herauszufinden, welche Arbeit jetzt zu Ihnen passt. Dafür stelle ich Ihnen drei bis vier Fragen.`,
      known,
    ),
  );
}

/** Earning beside a pension, explained where somebody names it; figures from the one file (assistants-65). */
const moneyText = (message: string, now: Date) =>
  /\b(?:dazu|hinzu|zu)verdien|\brente\b|\bminijob/i.test(message)
    ? paragraphs(
        'Zum Verdienst neben der Rente:',
        lawText('earnings', now),
        lawText('minijob', now).split('\n')[0] ?? '',
      )
    : '';

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
    if (noAnswer(message) === 'question') return replyInStage(ADJUST, state);
    if (
      matchesIntent(message, 'yes') ||
      matchesIntent(message, 'thanks') ||
      matchesIntent(message, 'stop')
    ) {
      return finish(conversation, profile, state);
    }
    return adjust(conversation, profile, state, message);
  }
  const other = noAnswer(message);
  if (other === 'nonsense')
    return askInCoaching(stage, state, 'Das habe ich leider nicht verstanden.');
  if (other === 'insult')
    return askInCoaching(
      stage,
      state,
      'Das lasse ich so stehen. Wenn Sie mögen, machen wir weiter.',
    );
  if (other === 'question' || matchesIntent(message, 'help'))
    return askInCoaching(stage, state, COACH_HELP[stage]);
  switch (stage) {
    case 'situation': {
      const workload = findWorkload(message);
      const situation = isOpen(message) ? null : message.slice(0, 2_000);
      const heard = situation === null ? state : await withSaid(conversation, state, message);
      const before = paragraphs('Danke, das merke ich mir.', moneyText(message, conversation.now));
      return askInCoaching('strengths', { ...heard, situation, workload }, before);
    }
    case 'strengths':
      return takeStrengths(conversation, profile, state, message);
    case 'limits': {
      if (hasNoLimits(message)) return conclude(conversation, profile, state);
      const named = limitsOf(message).map(({ name }) => name);
      const heard = await addRefusals(conversation.db, state, message);
      const limits = [...new Set([...heard.limits, ...named])];
      return conclude(conversation, profile, { ...state, ...heard, limits });
    }
    default: {
      const place = await readPlace(conversation, profile, message, true);
      if (!place) return askInCoaching('place', state, 'Diesen Ort kenne ich leider nicht.');
      return conclude(conversation, profile, { ...state, place });
    }
  }
}

/** The job coach: stages, then recommendations from profile and pool (assistants-34). */
export const jobCoach: Assistant<CoachState> = { initial: NO_COACHING, start, answer };
