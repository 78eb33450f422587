import { readAdvertisement } from '../advertisement.ts';
import { isTypedSmall, withCapitals } from '../german/nouns.ts';
import { tidy } from '../german/sentences.ts';
import { written } from '../german/spoken.ts';
import { type LetterJob, NO_JOB } from '../letter-state.ts';
import { asName } from './as-name.ts';

/** From this length on an answer is the advertisement itself, in characters. */
const ADVERTISEMENT = 200;

/** Whether a text is a pasted advertisement and not the name of a job. */
export const isAdvertisement = (text: string): boolean =>
  text.length > ADVERTISEMENT || text.trim().includes('\n');

/** What stands before the name of an employer. */
const FIRM = /^(?:der |dem |den )?(?:firma )?/i;

/** Reads which job is meant: a pasted advertisement, or 'Buchhalterin bei der Firma Müller'. */
export function readJob(text: string): LetterJob | null {
  if (isAdvertisement(text)) {
    const job = readAdvertisement(text);
    return job.title || job.employer || job.requirements.length > 0 ? job : null;
  }
  const tidied = tidy(text);
  const clean = withCapitals(written(tidied), isTypedSmall(tidied))
    .replace(/^(?:hallo|guten tag)[,!. ]{1,3}/i, '')
    .replace(
      /^(?:ich (?:möchte|will|würde) (?:mich )?(?:gern |gerne )?)?(?:bewerben )?(?:als|für|um|auf)\s+/i,
      '',
    )
    .replace(/^(?:die |eine |einen |der |das |ein )?(?:stelle (?:als|für|im|in der) )?/i, '')
    .replace(/ (?:bewerben|arbeiten|schreiben)[.!]?$/i, '')
    .replace(/[.!]$/, '');
  const before = / (?:bei|beim) /i.exec(clean);
  const title = (before ? clean.slice(0, before.index) : clean).trim();
  const employer =
    before &&
    clean
      .slice(before.index + before[0].length)
      .replace(FIRM, '')
      .trim();
  if (!/\p{L}{3}/u.test(title)) return null;
  return {
    ...NO_JOB,
    title: title.charAt(0).toLocaleUpperCase('de') + title.slice(1, 100),
    employer: employer ? asName(employer.slice(0, 120)) : null,
  };
}
