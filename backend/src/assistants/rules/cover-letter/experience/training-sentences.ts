import type { Candidate } from '@silverjobs/contract';
import { enumerate } from '../../../understanding/phrases.ts';
import { simplify } from '../../../understanding/simplify.ts';
import { namesPerson, ownForm } from '../german/occupations.ts';
import type { LetterState } from '../letter-state.ts';
import { shareTopic, topicsOf } from '../topics.ts';
import { value, workOf } from './own-work.ts';

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
