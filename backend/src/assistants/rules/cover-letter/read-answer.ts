import { findWorkload } from '../../understanding/find-hours.ts';
import { simplify } from '../../understanding/simplify.ts';
import { wordsOf } from '../../understanding/words.ts';
import { readAdvertisement } from './advertisement.ts';
import { isTypedSmall, withCapitals } from './german/nouns.ts';
import { tidy } from './german/sentences.ts';
import { written } from './german/spoken.ts';
import { type LetterAnswers, type LetterJob, NO_JOB } from './letter-state.ts';

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

/** 'weber holzbau' as a name. */
const asName = (text: string) =>
  /\p{Lu}/u.test(text.slice(1)) || !/ /.test(text)
    ? text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
    : text.replace(/(?<!\p{L})(?!und |für |der |am |im |in |von |nach )\p{Ll}/gu, (letter) =>
        letter.toLocaleUpperCase('de'),
      );

const MONTH = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const START = new RegExp(
  `\\b((?:ab|zum|am|seit)\\s+(?:dem\\s+)?(?:anfang\\s+|mitte\\s+|ende\\s+)?(?:\\d{1,2}\\.\\s*(?:\\d{1,2}\\.(?:\\s*\\d{2,4})?|(?:${MONTH})(?:\\s+\\d{4})?)|(?:${MONTH})(?:\\s+\\d{4})?|nächsten \\p{L}+|kommenden \\p{L}+|neuen? Jahr\\p{L}*))`,
  'iu',
);

/** 'ab märz', 'Ab 1.3.' as a letter writes it: 'ab März', 'ab dem 1.3.'. */
function asStart(said: string): string {
  const text = said.replace(/\s+/g, ' ').toLocaleLowerCase('de');
  const named = text.replace(
    new RegExp(`\\b(?:${MONTH}|montag|jahr)\\b`, 'giu'),
    (word) => word.charAt(0).toLocaleUpperCase('de') + word.slice(1),
  );
  return named
    .replace(/^ab (?=\d)/, 'ab dem ')
    .replace(/^ab neuen /, 'ab dem neuen ')
    .replace(/^seit /, 'ab ');
}

const DAYS =
  /\b(ein|einem|einen|zwei|drei|vier|fünf|\d)(?: bis (zwei|drei|vier|fünf|\d))? (ganze |halbe )?(tage?n?|vormittage?n?|nachmittage?n?|abende?n?)(?= |,|\.|$|!)/iu;
const COUNTS = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben'];
const count = (text: string) =>
  /^\d$/.test(text) ? (COUNTS[Number(text)] ?? text) : text.toLocaleLowerCase('de');

/** How much somebody wants to work, in their own measure, after 'ich möchte gern'. */
function readWanted(text: string): string | null {
  const measure = measureOf(text);
  const when = /\b(vormittags|nachmittags|morgens|abends)\b/i
    .exec(text)?.[1]
    ?.toLocaleLowerCase('de');
  if (!when || measure?.startsWith('an ')) return measure;
  return `${when} ${measure ?? 'arbeiten'}`;
}

function measureOf(text: string): string | null {
  const workload = findWorkload(text);
  if (workload?.kind === 'type') {
    return {
      Minijob: 'im Minijob arbeiten',
      Teilzeit: 'in Teilzeit arbeiten',
      Vollzeit: 'in Vollzeit arbeiten',
      Ehrenamt: 'mich ehrenamtlich engagieren',
    }[workload.label];
  }
  const hours = /\b(\d{1,2})(?:,\d)?(?: ?(?:bis|-|–) ?(\d{1,2}))? ?(?:stunden|std|h)\b/iu.exec(
    text,
  );
  if (hours) {
    const isDaily = /\b(?:am|pro|jeden) tag\b/i.test(text);
    const range = hours[2] ? `${hours[1]} bis ${hours[2]}` : hours[1];
    return `${range} Stunden pro ${isDaily ? 'Tag' : 'Woche'} arbeiten`;
  }
  const days = DAYS.exec(text);
  if (days) {
    const [, from = '', to, , unit = ''] = days;
    const isOne = /^(?:ein|einem|einen|1)$/i.test(from) && !to;
    const name = /vorm/i.test(unit)
      ? 'Vormittag'
      : /nachm/i.test(unit)
        ? 'Nachmittag'
        : /abend/i.test(unit)
          ? 'Abend'
          : 'Tag';
    const many = name === 'Tag' ? 'Tagen' : `${name}en`;
    const number = isOne
      ? 'einem'
      : [count(from), to && `bis ${count(to)}`].filter(Boolean).join(' ');
    return `an ${number} ${isOne ? name : many} pro Woche arbeiten`;
  }
  if (workload?.kind === 'hours') return `${workload.hours} Stunden pro Woche arbeiten`;
  return null;
}

const OTHER_START = /^(?:ab|nach|zum|im|anfang|mitte|ende|gleich nach) [^\d,.;]{3,40}$/iu;

/** Takes beginning and hours out of an answer; what is not there stays as it was. */
export function readStart(
  text: string,
  before: LetterAnswers,
  isAsked = false,
): Pick<LetterAnswers, 'start' | 'wanted'> {
  const isNow = /\b(sofort|jederzeit|gleich(?! nach)|umgehend)\b/.test(simplify(text));
  const named = START.exec(text.slice(0, 2_000))?.[1];
  const [first = ''] = text.trim().split(/[,.;]| und /);
  const other =
    isAsked && OTHER_START.test(first) && findWorkload(first) === null
      ? withCapitals(first.trim())
      : null;
  const start = isNow
    ? 'ab sofort'
    : named
      ? asStart(named)
      : other && other.charAt(0).toLocaleLowerCase('de') + other.slice(1);
  return { start: start ?? before.start, wanted: readWanted(text) ?? before.wanted };
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
  const exceptText = except.join(' ');
  const excepted = new Set(wordsOf(exceptText));
  const exceptNumbers = numbersIn(exceptText);
  const isExcepted = (item: string, index: number) =>
    has(item, excepted) || exceptNumbers.has(index + 1);
  if (isAll) return wanted.filter((item, index) => !isExcepted(item, index));
  if (isNone) return [];
  const numbers = numbersIn(said);
  const denied = wordsOf(
    said
      .split(/[,.;]/)
      .filter((part) => DENIES.test(part))
      .join(' '),
  );
  const words = new Set(wordsOf(said).filter((word) => !denied.includes(word)));
  return wanted.filter(
    (item, index) => (numbers.has(index + 1) || has(item, words)) && !isExcepted(item, index),
  );
}

const WORDS = ['das erste', 'das zweite', 'das dritte', 'das vierte'];

function numbersIn(text: string): ReadonlySet<number> {
  const digits = [...text.matchAll(/\b(\d)\b(?! ?(?:jahr|stunden|km))/gi)].map(([, number]) =>
    Number(number),
  );
  const named = WORDS.flatMap((word, index) => (simplify(text).includes(word) ? [index + 1] : []));
  return new Set([...digits, ...named]);
}
