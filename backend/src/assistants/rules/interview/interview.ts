import { trimCharactersEnd } from '@silverjobs/contract';
import type { Conversation } from '../../engine.ts';
import { describesExperience, isNonsense, means } from '../../understanding/intents.ts';
import { capitalised, paragraphs, plain } from '../../understanding/phrases.ts';
import type { Answer, Assistant } from '../assistant.ts';
import { loadProfile } from '../profile.ts';
import {
  type InterviewState,
  type Judged,
  NO_INTERVIEW,
  nextStage,
  type Stage,
} from './interview-state.ts';
import { judgeAnswer } from './judge-answer.ts';
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
  return { reply: { text, stage: state.stage }, state };
}

function end(state: InterviewState, before: string): Answer<InterviewState> {
  const done: InterviewState = { ...state, stage: 'complete' };
  return { reply: { text: paragraphs(before, summarise(done)), stage: 'complete' }, state: done };
}

/** The feedback in words: what was good first, then what would be better. */
function feedback({ good, tips }: Judged): string {
  return paragraphs(
    good.length > 0 && `**Das war gut:** ${good.join(' ')}`,
    tips.length > 0 && `**Das wäre noch besser:**\n\n${tips.map((tip) => `- ${tip}`).join('\n')}`,
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
  'Ich stelle Ihnen sieben Fragen, wie sie im Vorstellungsgespräch vorkommen. Nach jeder Antwort bekommen Sie eine Rückmeldung, am Ende eine Zusammenfassung. Antworten Sie so, wie Sie sprechen würden. Mit „Tipp bitte“ bekommen Sie Hilfe, mit „überspringen“ die nächste Frage, mit „Ende“ die Zusammenfassung.';

async function start(conversation: Conversation): Promise<Answer<InterviewState>> {
  const profile = await loadProfile(conversation.db, conversation.candidateId);
  const role = readRole(conversation.given.jobRole ?? '');
  const hello = `${profile.greeting} Ich bin Ihr InterviewCoach.`;
  if (!role) return ask(NO_INTERVIEW, hello);
  const about = `Wir üben für die Stelle **${plain(role)}**.`;
  return ask(withRole(NO_INTERVIEW, role), paragraphs(`${hello} ${about}`, INTRODUCTION));
}

async function answer(
  _conversation: Conversation,
  state: InterviewState,
  message: string,
): Promise<Answer<InterviewState>> {
  const { stage } = state;
  if (stage === 'complete') return end(state, '');
  if (means(message, 'stop')) return end(state, 'Gut, wir hören hier auf.');
  if (stage === 'role') {
    if (describesExperience(message))
      return ask(state, 'Das passt gut zu einer der Fragen gleich.');
    const role = isNonsense(message) || means(message, 'dontKnow') ? null : readRole(message);
    if (!role) return ask(state, 'Das habe ich leider nicht verstanden.');
    return ask(
      withRole(state, role),
      paragraphs(`Gut, wir üben für **${plain(role)}**.`, INTRODUCTION),
    );
  }
  if (means(message, 'skip')) {
    const next = { ...state, stage: nextStage(stage), skipped: state.skipped + 1, helped: false };
    return next.stage === 'complete' ? end(next, '') : ask(next, 'Gut, weiter.');
  }
  if (means(message, 'help') || means(message, 'dontKnow')) {
    return ask({ ...state, helped: true }, HELP[stage]);
  }
  if (isNonsense(message)) {
    return ask(
      state,
      'Das habe ich leider nicht verstanden. Bitte antworten Sie in ganzen Sätzen.',
    );
  }
  const judged = judgeAnswer(message, stage, familyByName(state.family));
  const next: InterviewState = {
    ...state,
    judged: [...state.judged, judged],
    stage: nextStage(stage),
    helped: false,
  };
  return next.stage === 'complete' ? end(next, feedback(judged)) : ask(next, feedback(judged));
}

/** The training of an interview: questions for the role, feedback, a summary (assistants-33). */
export const interview: Assistant<InterviewState> = { initial: NO_INTERVIEW, start, answer };
