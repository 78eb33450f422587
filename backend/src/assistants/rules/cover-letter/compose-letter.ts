import type { Candidate } from '@silverjobs/contract';
import { TIME_ZONE } from '@silverjobs/contract';
import { workloadText } from '../../understanding/find-hours.ts';
import { enumerate } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { LetterState, LetterStyle } from './letter-state.ts';
import { exampleSentences, splitSentences, withReason } from './sentences.ts';

const date = new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, dateStyle: 'long' });

function senderOf({ contact, location, display }: Candidate): string {
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const place = [location.postal_code, display.city].filter(Boolean).join(' ');
  const phone = contact.phone && `Telefon ${contact.phone}`;
  return [name, location.street, place, phone, contact.email].filter(Boolean).join('\n');
}

function recipientOf({ job }: LetterState): string {
  const contact = job.contact?.replace(/^Herr /, 'Herrn ');
  return [job.employer, contact, job.place].filter(Boolean).join('\n');
}

function salutationOf({ job, style }: LetterState): string {
  const { contact, employer } = job;
  const family = employer?.startsWith('Familie ') ? employer : null;
  const named = contact ?? family;
  if (style.tone === 'warm') return named ? `Guten Tag, ${named},` : 'Guten Tag,';
  if (!named) return 'Sehr geehrte Damen und Herren,';
  return `Sehr geehrte${named.startsWith('Herr ') ? 'r' : ''} ${named},`;
}

function beginning({ job, answers, style }: LetterState): string {
  const about = job.title ? `die Stelle „${job.title}“` : 'eine Mitarbeit in Ihrem Haus';
  const first = {
    normal: `mit großem Interesse bewerbe ich mich um ${about}.`,
    formal: `hiermit bewerbe ich mich um ${about}.`,
    warm: `über ${job.title ? 'Ihre Anzeige' : 'Ihr Haus'} habe ich mich gefreut. Gern bewerbe ich mich um ${about}.`,
  }[style.tone];
  return answers.reason ? withReason(first, answers.reason) : first;
}

const workAt = ({ employer_name, employer_department }: Candidate['display']['last_employer']) =>
  [employer_name, employer_department && `Bereich ${employer_department}`]
    .filter(Boolean)
    .join(', ');

function experience({ main_job, display, education }: Candidate, style: LetterStyle): string {
  const { job_position: work, job_experience: years } = main_job;
  const last = workAt(display.last_employer);
  const previous = workAt(display.previous_employer);
  const isShort = style.length === 'short';
  return [
    work && years && `Als ${work} bringe ich ${years} Berufserfahrung mit.`,
    work && !years && `Gearbeitet habe ich als ${work}.`,
    !work && display.work_experience && `Meine Erfahrung: ${display.work_experience}.`,
    last && `Meine letzte Arbeitsstelle: ${last}.`,
    !isShort && previous && `Davor: ${previous}.`,
    education.degree && `Mein Abschluss: ${education.degree}.`,
    !isShort && education.trainings && `Weitergebildet habe ich mich in: ${education.trainings}.`,
    !isShort && education.software && `Am Computer arbeite ich mit: ${education.software}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function example({ answers, style }: LetterState): string {
  if (!answers.example) return '';
  const sentences = exampleSentences(answers.example);
  return style.length === 'short' ? (splitSentences(sentences)[0] ?? '') : sentences;
}

function fitting({ answers, job }: LetterState): string {
  const has = answers.requirements;
  if (has.length === 0) return '';
  const isAll = has.length === job.requirements.length && has.length > 1;
  // 'Pünktlichkeit, denn jemand wartet auf Sie' is said to the reader of the advertisement.
  const items = enumerate(has.map((item) => item.split(/,|;| denn | – /)[0] ?? item));
  return isAll
    ? `Was Sie sich wünschen, bringe ich mit: ${items}.`
    : `Von dem, was Sie sich wünschen, bringe ich mit: ${items}.`;
}

function strengths({ style }: LetterState): string {
  if (style.length !== 'long') return '';
  return 'Ich arbeite verlässlich und mit Ruhe, auch wenn es einmal viel wird. Neues lerne ich gern dazu, und was ich weiß, gebe ich gern weiter. Ein Team aus Jüngeren und Älteren schätze ich sehr.';
}

function availability({ answers }: LetterState): string {
  const { start, workload } = answers;
  const wanted = workload && workload.kind !== 'any' && workloadText(workload);
  const hours = wanted && `Mein gewünschter Umfang: ${wanted.replace(/^bis /, '')}.`;
  return [start && `Beginnen kann ich ${start}.`, hours].filter(Boolean).join(' ');
}

const CLOSINGS = {
  normal: 'Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
  formal: 'Über die Gelegenheit zu einem persönlichen Gespräch würde ich mich sehr freuen.',
  warm: 'Ich freue mich darauf, Sie kennenzulernen.',
} as const;

function edited(paragraph: string, { removed, replaced }: LetterStyle): string {
  const kept = splitSentences(paragraph).filter(
    (sentence) => !removed.some((word) => simplify(sentence).includes(word)),
  );
  // The first sentence of a letter goes on after the comma of the salutation.
  const text = kept.length === splitSentences(paragraph).length ? paragraph : kept.join(' ');
  return replaced.reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
}

/** The running text of the letter, without head and greeting. */
function letterBody(candidate: Candidate, state: LetterState): string[] {
  const { style } = state;
  const [first = '', ...others] = [
    beginning(state),
    [experience(candidate, style), example(state)].filter(Boolean).join(' '),
    [fitting(state), strengths(state), ...style.added].filter(Boolean).join(' '),
    [availability(state), CLOSINGS[style.tone]].filter(Boolean).join(' '),
  ].map((paragraph) => edited(paragraph, style));
  return [first.charAt(0).toLocaleLowerCase('de') + first.slice(1), ...others].filter(
    (paragraph) => paragraph !== '',
  );
}

/**
 * A whole letter: sender, recipient, place and date, subject, salutation, text, greeting, name, with
 * empty lines between them (DIN 5008 gives the order).
 */
export function composeLetter(candidate: Candidate, state: LetterState, now: Date): string {
  const { contact, display } = candidate;
  const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const body = letterBody(candidate, state);
  return [
    senderOf(candidate),
    recipientOf(state),
    [display.city, date.format(now)].filter(Boolean).join(', '),
    `Betreff: Bewerbung${state.job.title ? ` – ${state.job.title}` : ''}`,
    salutationOf(state),
    ...(body[0]?.startsWith('ihr') ? [body[0].replace('ihr', 'Ihr'), ...body.slice(1)] : body),
    state.style.tone === 'warm' ? 'Mit herzlichen Grüßen' : 'Mit freundlichen Grüßen',
    name,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
