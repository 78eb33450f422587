import { simplify } from '../../understanding/simplify.ts';
import { tidy } from '../cover-letter/german/sentences.ts';

/** What somebody said in one message: what is wanted and what is not, in their own words. */
export type Statements = {
  readonly wanted: readonly string[];
  readonly refused: readonly string[];
};

const DENIES =
  /\b(?:nicht(?! nur| so schlecht| schlecht| allein)|nichts|kein|keine|keinen|keinem|keiner|ohne|niemals|nie wieder|nie mehr|bloss kein\w*|ungern|weniger|hasse|verabscheue|zu alt fur|graut mir|auf keinen fall|lieber kein\w*)\b/;
/** 'Keine Ahnung, was ich will' refuses no work. */
const SAYINGS =
  /\bkeine? (?:ahnung|idee|plan|schimmer|angaben?|problem|frage|sorge|vorstellung)\b|\bweiss (?:es |ich )?(?:auch |noch |gar )?nicht\b/g;
const PARTS =
  /[.,;!?\n]| aber | sondern | dafür | stattdessen | und (?=(?:nicht|nichts|kein|keine|keinen|ohne|auch nicht|auch keine?)(?: |$))/iu;
const CLAUSES_MAX = 12;
const QUOTE_MAX = 90;

/** Parts a message into what is wanted and what is refused, clause by clause. */
export function readStatements(message: string): Statements {
  const clauses = message
    .slice(0, 2_000)
    .split(PARTS)
    .map((clause) => tidy(clause).trim())
    .filter((clause) => /\p{L}{3}/u.test(clause))
    .slice(0, CLAUSES_MAX);
  const isRefused = (clause: string) => DENIES.test(simplify(clause).replace(SAYINGS, ' '));
  return {
    wanted: clauses.filter((clause) => !isRefused(clause)),
    refused: clauses.filter(isRefused),
  };
}

/** What is refused, without the word that refuses it: 'nichts mit Kindern' names children. */
export const namedIn = (refusal: string): string =>
  refusal
    .replace(
      /(?<!\p{L})(?:nicht|nichts|kein\p{L}{0,2}|ohne|bloß|lieber|bitte|mehr|mit|möchte|will|ich|auf keinen fall|nie|wieder|arbeiten|arbeit|mag)(?!\p{L})/giu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** A statement as it is named as a reason. */
export const quoted = (statement: string): string =>
  `„${statement.length > QUOTE_MAX ? `${statement.slice(0, QUOTE_MAX).replace(/ \S*$/, '')} …` : statement.replace(/[„“"]/g, '')}“`;

/** 'doch lieber mit Kindern' takes a refusal back. */
export const takesBack = (statement: string): boolean =>
  /\b(?:doch|wieder|trotzdem)\b/.test(simplify(statement));
