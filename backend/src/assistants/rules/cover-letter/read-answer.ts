import { findWorkload } from '../../understanding/find-hours.ts';
import { readJobText } from '../../understanding/job-text.ts';
import { simplify } from '../../understanding/simplify.ts';
import { wordsOf } from '../../understanding/words.ts';
import type { LetterAnswers, LetterJob } from './letter-state.ts';
import { tidy } from './sentences.ts';

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
    const job = readJobText(text);
    return job.title || job.employer || job.requirements.length > 0 ? job : null;
  }
  const clean = tidy(text)
    .replace(/^(?:ich (?:möchte|will) mich )?(?:bewerben )?(?:als|für|um|auf)\s+/i, '')
    .replace(/^(?:die |eine |einen |der |das |ein )?(?:stelle (?:als|für) )?/i, '')
    .replace(/ bewerben[.!]?$/i, '')
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
    title: title.charAt(0).toLocaleUpperCase('de') + title.slice(1, 150),
    employer: employer?.slice(0, 150) || null,
    contact: null,
    place: null,
    requirements: [],
  };
}

const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const START = new RegExp(
  `\\b((?:ab|zum|am|seit)\\s+(?:dem\\s+)?(?:anfang\\s+|mitte\\s+|ende\\s+)?(?:\\d{1,2}\\.\\s*(?:\\d{1,2}\\.(?:\\s*\\d{2,4})?|(?:${MONTH})(?:\\s+\\d{4})?)|(?:${MONTH})(?:\\s+\\d{4})?|nächsten \\p{L}+|kommenden \\p{L}+|neuen? Jahr\\p{L}*))`,
  'iu',
);

/** Takes beginning and hours out of an answer; what is not there stays as it was. */
export function readStart(
  text: string,
  before: LetterAnswers,
): Pick<LetterAnswers, 'start' | 'workload'> {
  const isNow = /\b(sofort|jederzeit|gleich|umgehend)\b/.test(simplify(text));
  const named = START.exec(text)?.[1];
  const start = isNow ? 'ab sofort' : (named ?? null);
  return { start: start ?? before.start, workload: findWorkload(text) ?? before.workload };
}

/** Words that stand in every wish. */
const COMMON = new Set(['sie', 'ihr', 'erfahrung', 'kenntnisse', 'freude', 'umgang', 'spass']);

const DENIES = /\b(?:nicht|kein\p{L}*|ohne)\b/iu;

/** Which wishes of an advertisement an answer confirms; without a word of 'nicht' before them. */
export function confirmedRequirements(text: string, wanted: readonly string[]): string[] {
  const folded = simplify(text);
  const isAll =
    /^(ja|alles|alle|alle punkte|beides|vollstandig)\b|\b(alles|alle punkte|alle)\b/.test(folded);
  const isNone = /^(nein|nichts|keine\w*|leider nicht|gar nichts)\b/.test(folded);
  const [said = '', ...except] = text.split(/\b(?:außer|aber nicht|nur nicht|bis auf)\b/i);
  const has = (item: string, words: ReadonlySet<string>) =>
    wordsOf(item).some((word) => word.length > 3 && !COMMON.has(word) && words.has(word));
  const excepted = new Set(wordsOf(except.join(' ')));
  if (isAll) return wanted.filter((item) => !has(item, excepted));
  if (isNone) return [];
  const numbers = new Set([...said.matchAll(/\b(\d)\b/g)].map(([, number]) => Number(number)));
  const denied = wordsOf(
    said
      .split(/[,.;]/)
      .filter((part) => DENIES.test(part))
      .join(' '),
  );
  const words = new Set(wordsOf(said).filter((word) => !denied.includes(word)));
  return wanted.filter((item, index) => numbers.has(index + 1) || has(item, words));
}
