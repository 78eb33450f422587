import type { Candidate } from '@silverjobs/contract';
import { TIME_ZONE } from '@silverjobs/contract';
import { careerSentences, trainingSentences } from './experience.ts';
import { asWork, namesPerson } from './german/occupations.ts';
import { asBecause, sentencesOf } from './german/sentences.ts';
import { leadIn, taskSentence, wishSentences } from './join.ts';
import type { LetterState, Tone } from './letter-state.ts';
import { placeholders } from './placeholders.ts';
import { sortWise } from './unwise.ts';

const date = new Intl.DateTimeFormat('de-DE', { timeZone: TIME_ZONE, dateStyle: 'long' });

/** Who writes, from the profile and from what the conversation added. */
export function senderOf({ contact, location, display }: Candidate, { sender }: LetterState) {
  const profileName = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const place = [location.postal_code, display.city].filter(Boolean).join(' ');
  return {
    name: sender.name ?? (contact.last_name ? profileName : ''),
    street: sender.street ?? location.street ?? '',
    place: sender.place ?? place,
    phone: sender.phone ?? contact.phone ?? '',
    email: contact.email,
  };
}

function senderLines(candidate: Candidate, state: LetterState): string {
  const { name, street, place, phone, email } = senderOf(candidate, state);
  return [
    name || placeholders.name,
    street || placeholders.street,
    place || placeholders.place,
    phone && `Telefon ${phone}`,
    email,
  ]
    .filter(Boolean)
    .join('\n');
}

function recipientOf({ job }: LetterState): string {
  const contact = job.contact?.replace(/^Herr /, 'Herrn ');
  return [job.employer ?? (contact ? null : placeholders.employer), contact, job.street, job.place]
    .filter(Boolean)
    .join('\n');
}

function salutationOf({ job, style }: LetterState): string {
  const { contact, employer } = job;
  const family = employer?.startsWith('Familie ') ? employer : null;
  const named = contact ?? family;
  if (!named) return style.tone === 'warm' ? 'Guten Tag,' : 'Sehr geehrte Damen und Herren,';
  if (style.tone === 'warm' || !/^(?:Frau|Herr|Familie) /.test(named)) return `Guten Tag ${named},`;
  return `Sehr geehrte${named.startsWith('Herr ') ? 'r' : ''} ${named},`;
}

function subjectOf({ job }: LetterState): string {
  if (!job.title) return 'Bewerbung um eine Mitarbeit';
  if (job.isAdvertised) return `Bewerbung um die Stelle „${job.title}“`;
  return namesPerson(job.title) ? `Bewerbung als ${job.title}` : `Bewerbung: ${job.title}`;
}

type Opening = {
  /** What 'weil …' can go on from. */
  readonly with: string;
  /** The first sentence, where no reason is given. */
  readonly alone: string;
};

/** The subject has named the job already; the first sentence does not repeat an advertisement's title. */
function openingOf({ job, style }: LetterState): Opening {
  const named = job.title && !job.isAdvertised ? ` um eine Stelle ${asWork(job.title)}` : '';
  if (style.tone === 'warm' && job.isAdvertised) {
    const first = 'Ihre Anzeige hat mich gleich angesprochen';
    return { with: first, alone: `${first}, und ich bewerbe mich sehr gern bei Ihnen` };
  }
  const first = {
    plain: job.isAdvertised
      ? 'auf Ihre Anzeige bewerbe ich mich gern'
      : `hiermit bewerbe ich mich bei Ihnen${named}`,
    warm: `sehr gern bewerbe ich mich bei Ihnen${named}`,
    confident: job.isAdvertised
      ? 'ich bin überzeugt, dass Ihre Stelle und ich gut zueinander passen'
      : `ich bin überzeugt, dass wir gut zueinander passen, und bewerbe mich bei Ihnen${named}`,
  }[style.tone];
  return { with: first, alone: first };
}

function beginning(state: LetterState): string {
  const { answers } = state;
  const opening = openingOf(state);
  const { kept } = sortWise(answers.reason ? sentencesOf(answers.reason, 'reason') : []);
  if (kept.length === 0) return `${opening.alone}.`;
  const because = answers.reason && kept.length === 1 ? asBecause(answers.reason) : null;
  return because ? `${opening.with}, ${because}.` : [`${opening.alone}.`, ...kept].join(' ');
}

const NARRATIVE = 10;

function example({ answers, style }: LetterState): string {
  if (!answers.example) return '';
  const { kept } = sortWise(sentencesOf(answers.example, 'example'));
  const [first = ''] = kept;
  const isTold = first.split(' ').length >= NARRATIVE && !first.includes(':');
  const told = isTold || kept.length > 1 ? [`Ein Beispiel: ${first}`, ...kept.slice(1)] : kept;
  return (style.length === 'short' ? kept.slice(0, 1) : told).join(' ');
}

function availability({ answers }: LetterState): string {
  const { start, wanted } = answers;
  if (start && wanted) return `Beginnen kann ich ${start}, und ich möchte gern ${wanted}.`;
  if (start) return `Beginnen kann ich ${start}.`;
  return wanted ? `Ich möchte gern ${wanted}.` : '';
}

const CLOSINGS: Readonly<Record<Tone, string>> = {
  plain: 'Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
  warm: 'Ich freue mich sehr, wenn wir uns persönlich kennenlernen.',
  confident: 'Gern überzeuge ich Sie in einem persönlichen Gespräch.',
};

/** So many characters are worth a paragraph of their own. */
const PARAGRAPH_MIN = 90;

/** The paragraphs between salutation and greeting. */
function bodyOf(candidate: Candidate, state: LetterState): string[] {
  const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  const isShort = state.style.length === 'short';
  const lead = leadIn(candidate, state);
  const trainings = trainingSentences(candidate, state).slice(0, isShort ? 1 : undefined);
  const wishes = wishSentences(state, [lead?.wish ?? '', trainings.join(' ')], lead !== null);
  const career = careerSentences(candidate, state);
  const told = example(state);
  const life = join(
    career.length > 0 && lead ? lead.sentence : '',
    ...career,
    taskSentence(candidate, state),
  );
  const skills = join(...trainings, ...wishes);
  const middle: string[] = [];
  for (const part of [life, told, skills].filter((one) => one !== '')) {
    const last = middle.at(-1);
    const isShortPart = part.length < PARAGRAPH_MIN || (last ?? '').length < PARAGRAPH_MIN;
    if (last !== undefined && isShortPart) middle[middle.length - 1] = `${last} ${part}`;
    else middle.push(part);
  }
  return [beginning(state), ...middle, join(availability(state), CLOSINGS[state.style.tone])];
}

/**
 * A whole letter in the order of DIN 5008: sender, recipient, place and date, subject, salutation,
 * text, greeting, name and enclosures, with empty lines between them (assistants-32, TALK-05).
 */
export function composeLetter(candidate: Candidate, state: LetterState, now: Date): string {
  const { name } = senderOf(candidate, state);
  const { enclosed } = state.style;
  const city = senderOf(candidate, state).place.replace(/^\d{4,5}\s*/, '');
  return [
    senderLines(candidate, state),
    recipientOf(state),
    [city, date.format(now)].filter(Boolean).join(', '),
    subjectOf(state),
    salutationOf(state),
    ...bodyOf(candidate, state),
    'Mit freundlichen Grüßen',
    name || placeholders.name,
    enclosed.length > 0 && [enclosed.length > 1 ? 'Anlagen' : 'Anlage', ...enclosed].join('\n'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

/** What answers say that was left out of the letter, each after 'Weggelassen habe ich '. */
export function leftOut({ answers }: LetterState): string[] {
  return [
    ...sortWise(sentencesOf(answers.reason ?? '', 'reason')).left,
    ...sortWise(sentencesOf(answers.example ?? '', 'example')).left,
  ];
}
