import { paths } from '@silverjobs/contract/paths';
import type { Conversation } from '../../engine.ts';
import { isReply } from '../../intent/intent.ts';
import { NOTHING_OPEN } from '../../intent/interpreter.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer, Assistant, Heard } from '../assistant.ts';
import { lawText } from '../common/law-answers.ts';
import { NOT_UNDERSTOOD } from '../not-understood.ts';
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
  const { positions, texts } = await recommend(conversation, profile, state);
  const link = (label: string, path: string) => `[${label}](${conversation.publicUrl}${path})`;
  const [first] = positions;
  const wish = first ? `, zum Beispiel „${plain(first.position.label)}“` : '';
  const done: CoachState = { ...state, stage: 'complete' };
  const text = paragraphs(
    'Das freut mich! So können Sie weitermachen:',
    `1. Unten steht zu jeder Tätigkeit eine Stelle als Beispiel. Alle zeigt Ihnen der ${link('Jobfinder', paths.aiJobs)}: Schreiben Sie ihm, was Ihnen davon gefällt${wish}.\n2. Dort wählen Sie eine Stelle, schreiben mit uns das Anschreiben und schicken es ab.\n3. Zum Üben des Gesprächs gibt es die ${link('Interviewvorbereitung', paths.interview)}.`,
    'Viel Erfolg!',
  );
  const reply = { text, stage: done.stage, isComplete: true, recommendations: texts };
  return { reply, state: done };
}

async function answer(
  conversation: Conversation,
  state: CoachState,
  heard: Heard,
): Promise<Answer<CoachState>> {
  const { words: message, intent } = heard;
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const { stage } = state;
  if (stage === 'complete') return finish(conversation, profile, state);
  if (stage === 'recommendations') {
    if (intent.kind === 'question') return replyInStage(ADJUST, state);
    if (isReply(intent, 'yes', 'thanks', 'stop')) return finish(conversation, profile, state);
    return adjust(conversation, profile, state, heard);
  }
  if (intent.kind === 'not-understood') return askInCoaching(stage, state, NOT_UNDERSTOOD);
  if (intent.kind === 'question' || isReply(intent, 'help'))
    return askInCoaching(stage, state, COACH_HELP[stage]);
  switch (stage) {
    case 'situation': {
      const workload = findWorkload(message);
      const situation = isOpen(heard) ? null : message.slice(0, 2_000);
      const next = situation === null ? state : await withSaid(conversation, state, message);
      const before = paragraphs('Danke, das merke ich mir.', moneyText(message, conversation.now));
      return askInCoaching('strengths', { ...next, situation, workload }, before);
    }
    case 'strengths':
      return takeStrengths(conversation, profile, state, heard);
    case 'limits': {
      if (hasNoLimits(heard)) return conclude(conversation, profile, state);
      const named = limitsOf(message).map(({ name }) => name);
      const next = await addRefusals(conversation.db, state, message);
      const limits = [...new Set([...next.limits, ...named])];
      return conclude(conversation, profile, { ...state, ...next, limits });
    }
    default: {
      const place = await readPlace(conversation, profile, message, true);
      if (!place) return askInCoaching('place', state, 'Diesen Ort kenne ich leider nicht.');
      return conclude(conversation, profile, { ...state, place });
    }
  }
}

/** The job coach: stages, then recommendations from profile and pool (assistants-34). */
export const jobCoach: Assistant<CoachState> = {
  initial: NO_COACHING,
  start,
  open: ({ stage }) => ({ ...NOTHING_OPEN, asked: stage }),
  answer,
};
