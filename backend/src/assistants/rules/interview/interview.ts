import { trimCharactersEnd } from '@silverjobs/contract';
import { describesExperience, means } from '../../understanding/intents.ts';
import { noAnswer } from '../../understanding/no-answer.ts';
import { capitalised, paragraphs, plain } from '../../understanding/phrases.ts';
import { countWords } from '../../understanding/words.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { careerSentences } from '../cover-letter/experience.ts';
import { NO_LETTER } from '../cover-letter/letter-state.ts';
import { loadProfile, type Profile } from '../profile.ts';
import {
  type InterviewState,
  type Judged,
  NO_INTERVIEW,
  nextStage,
  PRAISE,
  type Stage,
} from './interview-state.ts';
import { judgeAnswer } from './judge-answer.ts';
import { asksWhatIsAllowed, declines, FORBIDDEN } from './own-words.ts';
import { familyByName, familyOf } from './role-questions.ts';
import { summarise } from './summarise.ts';

const ASK_ROLE =
  'Für welche Stelle möchten Sie üben? Nennen Sie mir den Beruf oder die Tätigkeit, zum Beispiel „Empfang in einer Arztpraxis“.';

/** The question of a stage for a role. */
function question({ stage, role, family }: InterviewState): string {
  const work = role ? plain(role) : 'diese Stelle';
  switch (stage) {
    case 'role':
      return ASK_ROLE;
    case 'introduction':
      return 'Bitte stellen Sie sich kurz vor. Was sollten wir über Sie und Ihren Berufsweg wissen?';
    case 'motivation':
      return `Warum bewerben Sie sich um die Stelle „${work}“?`;
    case 'experience':
      return familyByName(family).experience;
    case 'role-specific':
      return familyByName(family).situation;
    case 'strengths':
      return 'Was können Sie besonders gut, und woran merkt man das bei der Arbeit?';
    case 'age':
      return 'Unser Team ist deutlich jünger als Sie. Wie stellen Sie sich die Zusammenarbeit vor?';
    default:
      return 'Zum Schluss: Welche Fragen haben Sie an uns?';
  }
}

const HELP: Readonly<Record<Stage, string>> = {
  role: ASK_ROLE,
  introduction:
    'Drei Schritte helfen: Was haben Sie gelernt? Was haben Sie zuletzt gemacht? Was suchen Sie jetzt? Zu jedem ein bis zwei Sätze.',
  motivation:
    'Nennen Sie zwei Gründe: einen, der mit der Arbeit zu tun hat, und einen, der mit Ihnen zu tun hat, zum Beispiel die Nähe oder die Arbeitszeit.',
  experience:
    'Denken Sie an eine Aufgabe, die gut gelungen ist. Wie war die Lage, was haben Sie getan, was kam heraus?',
  'role-specific':
    'Sagen Sie der Reihe nach, was Sie zuerst, dann und zuletzt tun würden, und warum.',
  strengths: 'Nennen Sie eine Stärke und ein Beispiel dafür: „Ich bin …, das zeigte sich, als …“',
  age: 'Sprechen Sie nicht über Jahre, sondern über das, was Sie mitbringen: Ruhe, Erfahrung, Verlässlichkeit, Freude am Lernen.',
  questions:
    'Gute Fragen sind: „Wer arbeitet mich ein?“, „Wie sieht ein typischer Tag aus?“, „Wie geht es nach diesem Gespräch weiter?“',
  complete: '',
};

const QUESTIONS = 7;
const numberOf = (stage: Stage) =>
  [
    'introduction',
    'motivation',
    'experience',
    'role-specific',
    'strengths',
    'age',
    'questions',
  ].indexOf(stage) + 1;

function ask(state: InterviewState, before: string): Answer<InterviewState> {
  const number = numberOf(state.stage);
  const head = number > 0 ? `**Frage ${number} von ${QUESTIONS}:** ` : '';
  const text = paragraphs(before, head + question(state));
  return { reply: { text, stage: state.stage, choices: choicesOf(state) }, state };
}

const TIP = 'Tipp bitte';
const NEXT = 'Nächste Frage';
const SUMMARY = 'Auswertung';
const AGAIN = 'Letzte Frage neu beantworten';
const NOT_ASKED = 'Was darf man mich nicht fragen?';

/** What can be tapped beside a question (assistants-40). */
function choicesOf({ stage, helped, judged }: InterviewState): string[] {
  if (stage === 'role') return ['Empfang', 'Verkauf', 'Alltagsbegleitung', 'Büro', 'Hausmeister'];
  const last = judged.at(-1);
  return [
    ...(helped ? [] : [TIP]),
    NEXT,
    ...(last && last.good.length === 0 ? [AGAIN] : []),
    ...(last ? [SUMMARY] : []),
    NOT_ASKED,
  ];
}

function end(state: InterviewState, before: string): Answer<InterviewState> {
  const done: InterviewState = { ...state, stage: 'complete' };
  return { reply: { text: paragraphs(before, summarise(done)), stage: 'complete' }, state: done };
}

/** The feedback in words: one thing that was good, one that would be better. */
function feedback({ good, tips }: Judged): string {
  return paragraphs(
    good.length > 0 && `${PRAISE} ${good.map(plain).join(' ')}`,
    tips.length > 0 && `**Das können Sie versuchen:** ${tips.map(plain).join(' ')}`,
    tips.length === 0 && 'So können Sie im Gespräch antworten.',
  );
}

/** The role without 'Ich möchte als … üben'. */
function readRole(message: string): string | null {
  const role = message
    .replace(/[*_#`<>[\]|]/g, '')
    .split('\n')[0]
    ?.replace(
      /^(?:ich (?:möchte|will|übe) )?(?:gern )?(?:als|für|um)?\s*(?:die |eine |einen |den )?(?:stelle (?:als|für|im) )?/i,
      '',
    )
    .replace(/\s(?:üben|arbeiten)[.!]?$/i, '');
  const named = trimCharactersEnd(role ?? '', '.! ').trim();
  return /\p{L}{3}/u.test(named) ? capitalised(named.slice(0, 120)) : null;
}

const withRole = (state: InterviewState, role: string): InterviewState => ({
  ...state,
  role,
  family: familyOf(role).name,
  stage: 'introduction',
});

const INTRODUCTION =
  'Ich stelle Ihnen sieben Fragen, wie sie im Vorstellungsgespräch vorkommen. Nach jeder Antwort bekommen Sie eine Rückmeldung, am Ende eine Zusammenfassung. Antworten Sie so, wie Sie sprechen würden. Noten gibt es nicht.';

/** The first words to somebody with this profile. */
export function startInterview(profile: Profile, jobRole: string): Answer<InterviewState> {
  const role = readRole(jobRole);
  const hello = `${profile.greeting} Ich bin Ihr InterviewCoach.`;
  if (!role) return ask(NO_INTERVIEW, hello);
  const about = `Wir üben für die Stelle **${plain(role)}**.`;
  return ask(withRole(NO_INTERVIEW, role), paragraphs(`${hello} ${about}`, INTRODUCTION));
}

/** A sentence from the profile that answers the question of a stage. */
function ownExampleOf({ candidate }: Profile, stage: Stage): string | null {
  if (stage !== 'introduction' && stage !== 'experience') return null;
  return careerSentences(candidate, NO_LETTER).join(' ') || null;
}

const SAYS_AGAIN =
  /^(?:bitte )?(?:die )?(?:letzte|vorige) frage (?:noch ?mal|noch einmal|neu|wiederholen)/i;
const OVER =
  'Ihre Auswertung steht oben. Wenn Sie weiter üben möchten, beginnen Sie ein neues Gespräch.';

/** A message that is no answer: help and no judgement (TALK-06); null where it may be one. */
function withoutJudging(state: InterviewState, message: string): Answer<InterviewState> | null {
  const { stage } = state;
  const helped = { ...state, helped: true };
  if (asksWhatIsAllowed(message)) return ask(state, FORBIDDEN);
  if (means(message, 'help')) return ask(helped, HELP[stage]);
  if (declines(message)) {
    return ask(
      state,
      'Das müssen Sie nicht sagen. Freundlich klingt es so: „Dazu möchte ich hier nichts sagen. Wichtig ist mir, dass …“ Sie können antworten oder zur nächsten Frage gehen.',
    );
  }
  switch (noAnswer(message, stage === 'questions')) {
    case 'insult':
      return ask(
        state,
        'Das werte ich nicht. Üben kann anstrengend sein. Wenn Sie mögen, machen wir weiter.',
      );
    case 'question':
      return ask(helped, paragraphs('Gute Rückfrage.', HELP[stage]));
    case 'unsure':
      return ask(helped, paragraphs('Das macht nichts, so geht es vielen.', HELP[stage]));
    case 'nonsense':
      return ask(
        state,
        'Das habe ich leider nicht verstanden. Antworten Sie bitte in eigenen Worten.',
      );
    default:
      break;
  }
  const isShort = countWords(message) <= 2 && stage !== 'questions' && stage !== 'strengths';
  return isShort ? ask(helped, paragraphs('Sagen Sie gern etwas mehr dazu.', HELP[stage])) : null;
}

function takeRole(state: InterviewState, message: string): Answer<InterviewState> {
  if (describesExperience(message))
    return ask(state, 'Das können Sie gleich bei einer der Fragen erzählen.');
  const role = noAnswer(message) === null ? readRole(message) : null;
  if (!role) return ask(state, 'Das habe ich leider nicht verstanden.');
  return ask(
    withRole(state, role),
    paragraphs(`Gut, wir üben für **${plain(role)}**.`, INTRODUCTION),
  );
}

/** The answer to a message of somebody with this profile. */
export function answerInterview(
  profile: Profile,
  state: InterviewState,
  message: string,
): Answer<InterviewState> {
  const { stage } = state;
  if (stage === 'complete') return { reply: { text: OVER, stage }, state };
  if (means(message, 'stop')) return end(state, 'Gut, wir hören hier auf.');
  if (stage === 'role') return takeRole(state, message);
  if (means(message, 'skip')) {
    const next = { ...state, stage: nextStage(stage), skipped: state.skipped + 1, helped: false };
    return next.stage === 'complete' ? end(next, '') : ask(next, 'Gut, weiter.');
  }
  const last = state.judged.at(-1);
  if (last && SAYS_AGAIN.test(message)) {
    const before = { ...state, stage: last.stage, judged: state.judged.slice(0, -1) };
    return ask({ ...before, helped: false }, 'Gern, noch einmal:');
  }
  const other = withoutJudging(state, message);
  if (other) return other;
  const example = ownExampleOf(profile, stage);
  const judged = judgeAnswer(message, stage, familyByName(state.family), example);
  const next: InterviewState = {
    ...state,
    judged: [...state.judged, judged],
    stage: nextStage(stage),
    helped: false,
  };
  return next.stage === 'complete' ? end(next, feedback(judged)) : ask(next, feedback(judged));
}

/** The training of an interview: questions for the role, feedback, a summary (assistants-33, assistants-64). */
export const interview: Assistant<InterviewState> = {
  initial: NO_INTERVIEW,
  start: async (conversation) =>
    startInterview(
      await loadProfile(conversation.db, conversation.candidateId),
      conversation.given.jobRole ?? '',
    ),
  answer: async (conversation, state, message) => {
    const profile = await loadProfile(conversation.db, conversation.candidateId);
    return answerInterview(profile, state, message);
  },
};
