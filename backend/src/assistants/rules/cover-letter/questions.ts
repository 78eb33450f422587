import type { Candidate } from '@silverjobs/contract';
import { workloadText } from '../../understanding/find-hours.ts';
import { plain } from '../../understanding/phrases.ts';
import type { Profile } from '../profile.ts';
import { senderOf } from './compose/sender.ts';
import { workOf } from './experience/own-work.ts';
import { namesPerson } from './german/occupations.ts';
import type { LetterState, Step } from './letter-state.ts';

const SKIP = 'Überspringen';

type Question = { readonly text: string; readonly choices: string[] };

/** What of name and address a letter needs and neither profile nor conversation have. */
export function missingSender(candidate: Candidate, state: LetterState): string[] {
  const { name, street, place } = senderOf(candidate, state);
  return [
    name === '' && 'Vor- und Nachname',
    street === '' && 'Straße und Hausnummer',
    place === '' && 'Postleitzahl und Ort',
  ].filter((item) => typeof item === 'string') as string[];
}

const NEXT_MONTH = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long' });

function startChoices(profile: Profile, now: Date): string[] {
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1));
  const { workload } = profile;
  const wanted =
    workload && workload.kind !== 'any' ? workloadText(workload).replace('bis etwa ', '') : null;
  return [
    ...(wanted ? [`Ab sofort, ${wanted}`] : []),
    'Ab sofort',
    `Zum 1. ${NEXT_MONTH.format(first)}`,
    SKIP,
  ];
}

function wishChoices(count: number): string[] {
  const some =
    count === 2 ? ['Nur 1', 'Nur 2'] : count === 3 ? ['1 und 2', '1 und 3', '2 und 3'] : [];
  return [count === 1 ? 'Ja, das bringe ich mit' : 'Alles davon', ...some, 'Nichts davon', SKIP];
}

/** The question of a step, with answers to tap (assistants-40, assistants-61). */
export function questionOf(state: LetterState, profile: Profile, now: Date): Question {
  const { job, step } = state;
  switch (step) {
    case 'job': {
      const work = workOf(profile.candidate);
      return {
        text: 'Für welche Stelle möchten Sie schreiben? Nennen Sie mir Tätigkeit und Arbeitgeber, zum Beispiel „Empfang bei der Praxis Dr. Hoffmann“. Am besten fügen Sie den Text der Anzeige hier ein: Dann kann der Brief auf sie eingehen.',
        choices: work && namesPerson(work) && work.length <= 70 ? [work] : [],
      };
    }
    case 'reason':
      return {
        text: `Was reizt Sie an ${job.title ? 'dieser Stelle' : 'dieser Arbeit'}${job.employer ? ` bei ${plain(job.employer)}` : ''}? Ein oder zwei Sätze in eigenen Worten reichen, Stichworte auch.`,
        choices: [
          'Ich arbeite gern mit Menschen',
          'Die Aufgaben passen zu meiner Erfahrung',
          'Die Stelle liegt in meiner Nähe',
          SKIP,
        ],
      };
    case 'example':
      return {
        text: 'Welche Erfahrung passt besonders gut dazu? Am besten ist ein Beispiel: Was haben Sie gemacht, und was kam dabei heraus?',
        choices: ['Wie meinen Sie das?', SKIP],
      };
    case 'requirements': {
      const items = job.requirements.map((item, index) => `${index + 1}. ${plain(item)}`);
      return {
        text: `In der Anzeige wird gewünscht:\n\n${items.join('\n')}\n\nWas davon bringen Sie mit? Sie können mit den Nummern antworten. Nur was Sie bestätigen, steht im Brief.`,
        choices: wishChoices(items.length),
      };
    }
    case 'sender':
      return {
        text: `Für den Briefkopf fehlt mir noch: ${missingSender(profile.candidate, state).join(', ')}. Schreiben Sie mir das bitte hier. Ohne diese Angaben hat der Brief Lücken, die Sie vor dem Absenden füllen müssen.`,
        choices: [SKIP],
      };
    default:
      return {
        text: 'Ab wann könnten Sie beginnen, und wie viele Stunden pro Woche möchten Sie arbeiten?',
        choices: startChoices(profile, now),
      };
  }
}

/** Said to a counter-question, or to somebody who does not know what to write. */
export const COVER_LETTER_HELP: Readonly<Record<Step, string>> = {
  job: 'Ich brauche die Stelle, damit der Brief zu ihr passt. Ein Beruf und ein Arbeitgeber genügen.',
  reason:
    'Denken Sie an den Moment, als Sie die Anzeige gelesen haben: Was hat Ihnen gefallen? Zum Beispiel die Aufgaben, die Menschen, der Ort oder die Arbeitszeit. „Der Umgang mit Menschen“ genügt schon.',
  example:
    'Denken Sie an eine Aufgabe, die Ihnen gelungen ist. Zum Beispiel: „Ich habe den Terminkalender neu geordnet, danach mussten die Leute kürzer warten.“ Es muss nichts Großes sein. Auch Ehrenamt und Familie zählen.',
  requirements:
    'Nennen Sie mir die Nummern der Punkte, die auf Sie zutreffen. Bleiben Sie ruhig bei der Wahrheit: Kaum jemand bringt alles mit.',
  start:
    'Wenn Sie es noch nicht wissen, überspringen Sie diese Frage. Der Brief nennt dann keinen Termin und keine Stunden.',
  sender:
    'Name und Anschrift stehen oben im Brief, damit man Ihnen antworten kann. Sie bleiben in diesem Gespräch.',
  done: '',
};

const ORDER: readonly Step[] = [
  'job',
  'reason',
  'example',
  'requirements',
  'start',
  'sender',
  'done',
];

/** The step after one; what the advertisement or the profile answers is not asked. */
export function nextStep(state: LetterState, candidate: Candidate): Step {
  const next = ORDER[ORDER.indexOf(state.step) + 1] ?? 'done';
  const isNeedless =
    (next === 'requirements' && state.job.requirements.length === 0) ||
    (next === 'sender' && missingSender(candidate, state).length === 0);
  return isNeedless ? nextStep({ ...state, step: next }, candidate) : next;
}
