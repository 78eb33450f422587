import type { Candidate } from '@silverjobs/contract';
import { enumerate } from '../../understanding/phrases.ts';
import { simplify } from '../../understanding/simplify.ts';
import { workedAt } from './german/keywords.ts';
import { asWork, atEmployer, namesPerson, ownForm, yearsOf } from './german/occupations.ts';
import { tidy } from './german/sentences.ts';
import type { LetterState } from './letter-state.ts';
import { shareTopic, topicsOf } from './topics.ts';

const TEXT_MAX = 300;
const TOLD = /^(?:über |rund |mehr als )?(?:\d{1,2}|zehn|zwanzig|dreißig|vierzig) Jahre /u;
const PREPOSITION = /^(?:am|im|in|an|auf|bei|beim|als)\b/u;

const value = (text: string | null | undefined) => tidy(text ?? '').slice(0, TEXT_MAX);

/** What somebody did last, as the profile names it: 'Arzthelferin am Empfang'. */
export function workOf({ main_job, contact }: Candidate): string {
  return ownForm(value(main_job.job_position), contact);
}

/** Whether the years and the last place are one sentence: '34 Jahre am Empfang gearbeitet, zuletzt …'. */
function lifeSentence(candidate: Candidate, isShort: boolean): { text: string; saysLast: boolean } {
  const work = workOf(candidate);
  const { main_job, display } = candidate;
  const told = value(display.work_experience).replace(/[.]$/, '');
  const last = lastPlace(candidate, isShort);
  if (TOLD.test(told)) {
    const [years = ''] = TOLD.exec(told) ?? [];
    const what = told.slice(years.length);
    if (PREPOSITION.test(what) && !what.includes(',')) {
      return {
        text: `Ich habe ${years}${what} gearbeitet${last && `, zuletzt ${last}`}.`,
        saysLast: true,
      };
    }
    const [main = '', ...rest] = told.split(', ');
    const tail = rest.length > 0 ? `, ${rest.join(', ')}` : '';
    return { text: `Ich bringe ${main} mit${tail}.`, saysLast: false };
  }
  const years = yearsOf(main_job.job_experience);
  if (work && years) {
    return { text: `Ich bringe ${years} Berufserfahrung ${asWork(work)} mit.`, saysLast: false };
  }
  if (work && last) {
    const where = namesPerson(work) ? `als ${work}` : `im Bereich ${work}`;
    return { text: `Zuletzt habe ich ${where} gearbeitet, ${last}.`, saysLast: true };
  }
  if (work) {
    const where = namesPerson(work) ? `als ${work}` : `im Bereich ${work}`;
    return { text: `Gearbeitet habe ich ${where}.`, saysLast: false };
  }
  const isOwnText = told !== '' && /\p{L}{3}/u.test(told);
  return {
    text: isOwnText ? `Aus meinem Berufsleben bringe ich mit: ${told}.` : '',
    saysLast: false,
  };
}

const inDepartment = (name: string) => workedAt(name) ?? `im Bereich ${name}`;

/** 'in der Praxis Dr. Hoffmann', with the department where it says something of its own. */
function lastPlace({ display, main_job }: Candidate, isShort: boolean): string {
  const { employer_name, employer_department } = display.last_employer;
  const name = value(employer_name);
  if (name === '') return '';
  const department = value(employer_department);
  const lived = simplify(`${main_job.job_position} ${display.work_experience}`);
  const isSaid = simplify(department)
    .split(' ')
    .some((word) => word.length > 4 && lived.includes(word));
  const where = atEmployer(name);
  return department && !isSaid && !isShort ? `${where} ${inDepartment(department)}` : where;
}

function previousPlace({ display }: Candidate): string {
  const { employer_name, employer_department } = display.previous_employer;
  const name = value(employer_name);
  if (name === '') return '';
  const department = value(employer_department);
  return atEmployer(name) + (department && ` ${inDepartment(department)}`);
}

/** The working life in one or two sentences, from the profile alone. */
export function careerSentences(candidate: Candidate, { style }: LetterState): string[] {
  const isShort = style.length === 'short';
  const { text, saysLast } = lifeSentence(candidate, isShort);
  const last = saysLast ? '' : lastPlace(candidate, isShort);
  const previous = isShort ? '' : previousPlace(candidate);
  if (last) {
    return [text, `Zuletzt war ich ${last} tätig${previous && `, davor ${previous}`}.`].filter(
      Boolean,
    );
  }
  const isLastSaid = saysLast && lastPlace(candidate, true) !== '';
  if (!previous) return text ? [text] : [];
  return [text, `${isLastSaid ? 'Davor' : 'Früher'} war ich ${previous} tätig.`].filter(Boolean);
}

const isDash = (text: string) => /^(?:-|–|keine?|nein|nichts|\.)$/i.test(text);
const known = (text: string | null) => {
  const said = value(text);
  return isDash(said) || !/\p{L}{2}/u.test(said) ? '' : said.replace(/[.]$/, '');
};
const listed = (text: string) =>
  enumerate(
    text
      .split(/, | und |; /u)
      .map((item) => item.trim())
      .filter(Boolean),
  );

const ASKS_COMPUTER = (text: string) => topicsOf(text).includes('computer');
const LANGUAGE =
  /\b(?:englisch|französisch|spanisch|italienisch|polnisch|russisch|türkisch|niederländisch|fremdsprachen?|sprachen)\b/iu;

/**
 * What the profile has beside the career: what suits the advertisement; all of it in a long letter.
 */
export function trainingSentences(candidate: Candidate, { job, style }: LetterState): string[] {
  const asked = [job.title ?? '', ...job.requirements, ...job.tasks].join('\n');
  const isLong = style.length === 'long';
  const degree = known(candidate.education.degree);
  const trainings = known(candidate.education.trainings);
  const software = known(candidate.education.software);
  const languages = known(candidate.additional.languages);
  const isNewDegree = degree && !simplify(workOf(candidate)).includes(simplify(degree));
  const form = ownForm(degree, candidate.contact);
  const learned =
    namesPerson(form) && !/diplom|bachelor|master/iu.test(form)
      ? `Gelernt habe ich den Beruf ${form}.`
      : `Ich habe den Abschluss ${form}.`;
  const foreign = languages
    .split(/, | und /u)
    .filter((language) => !/^(?:deutsch|muttersprache.*)$/iu.test(language.trim()));
  return [
    isNewDegree && (isLong || shareTopic(degree, asked)) && learned,
    trainings &&
      (isLong || shareTopic(trainings, asked)) &&
      `An Weiterbildungen bringe ich mit: ${listed(trainings)}.`,
    software &&
      (isLong || ASKS_COMPUTER(asked) || shareTopic(software, asked)) &&
      `Am Computer arbeite ich mit ${listed(software)}.`,
    foreign.length > 0 &&
      (isLong || LANGUAGE.test(asked)) &&
      `Außer Deutsch spreche ich ${enumerate(foreign.map((one) => one.trim()))}.`,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
}
