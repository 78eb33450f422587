import { RefusedAnswer } from '../failure.ts';
import { isGrounded, type Known } from './known.ts';

/** How a model names a job: by its id alone. */
const NAMED = /\[\s?Stelle\s(?:Nr\.?\s?)?((?:partner-)?\d{1,10})\s?\]/gi;

const EMPHASISED = /\*\*([^*\n]{2,120})\*\*/g;
const QUOTED = /[„"»]([^„“”"«»\n]{8,120})[“”"«]/g;
const OCCUPATION =
  /(?:Stelle|Arbeit|Job|Tätigkeit|Aushilfe)\s(?:als|im|in der|in einem|in einer|beim)\s(\p{Lu}[\p{L}/-]{2,40})/gu;
const EMPLOYER =
  /(?<![\p{L}])(\p{Lu}[\p{L}\d&.-]{1,30}(?:\s\p{Lu}?[\p{L}\d&.-]{1,30}){0,4}\s(?:gGmbH|GmbH|AG|KG|OHG|UG|eG|e\.\s?V\.))/gu;
const AT_EMPLOYER =
  /(?<![\p{L}])(?:bei|beim|Firma)\s(?:der\s|dem\s|den\s)?(\p{Lu}[\p{L}&.-]{1,30}(?:\s\p{Lu}[\p{L}&.-]{1,30}){1,3})/gu;

/** Ids of all jobs that a text names. */
export const namedJobs = (text: string): string[] => [
  ...new Set([...text.matchAll(NAMED)].map(([, id = '']) => id.toLowerCase())),
];

/** Puts titles in the place of ids. */
export const withTitles = (text: string, titles: ReadonlyMap<string, string>): string =>
  text.replace(NAMED, (_whole, id: string) => `**${titles.get(id.toLowerCase()) ?? ''}**`);

/**
 * A job, an employer or an occupation that stands nowhere in what the model was given is made up.
 * @param speaksOfJobs what it emphasises and quotes is a job, too
 * @throws RefusedAnswer when there is one
 */
export function checkNothingMadeUp(text: string, known: Known, speaksOfJobs: boolean): void {
  const patterns = [
    EMPLOYER,
    AT_EMPLOYER,
    ...(speaksOfJobs ? [EMPHASISED, QUOTED, OCCUPATION] : []),
  ];
  const phrases = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, phrase = '']) => phrase),
  );
  if (phrases.every((phrase) => isGrounded(phrase, known))) return;
  throw new RefusedAnswer('The language model names a job that is not there.');
}
