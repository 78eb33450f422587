import { COMMON_WORDS } from '../../phrases/common-words.ts';
import { heardWords } from '../../phrases/heard-words.ts';
import type { Piece } from './parts.ts';

const NUMBERS: readonly string[] =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { dreissig: 30, vierzig: 40, funfzig: 50 };
/** Wages above are of a month. */
const MOST_AN_HOUR = 99;
const MOST_OF_A_WEEK = 40;
const MOST_KM = 200;

/** The numbers of a text, whether in digits or in words. */
const numbersIn = (text: string): number[] =>
  heardWords(text.replace(/(\d)\.(\d{3})\b/g, '$1$2').replace(/(\d),\d+/g, '$1')).flatMap(
    ({ word }) => {
      if (/^\d{1,5}$/.test(word)) return Number(word);
      const at = NUMBERS.indexOf(word);
      return at > 0 ? at : (TENS[word] ?? []);
    },
  );

/** The thing that a piece is about which is not wanted: its first noun, else its longest word. */
function thingIn(text: string): string | null {
  const words = heardWords(text).flatMap(({ word, start, end }) =>
    word.length > 3 &&
    !COMMON_WORDS.has(word) &&
    !/^(?:ohne|ausser|nicht|kein\w*|schwer\w*)$/.test(word)
      ? [text.slice(start, end)]
      : [],
  );
  const isNoun = (word: string) => /^\p{Lu}/u.test(word);
  return words.find(isNoun) ?? [...words].sort((a, b) => b.length - a.length)[0] ?? null;
}

/** After these an amount is said already; in any dialect. */
const UNIT_OF_TIME = /stund|std|tag|abend|\d ?h\b|prozent|mal\b/;

/** 'Mo-Do' and 'Di/Fr' in words; 'früh in Stendal' is said of the day, 'früh in Rente' is not. */
export const withDayRanges = (text: string): string =>
  text
    .replace(/\b(Mo|Di|Mi|Do|Fr|Sa)\s?[-–]\s?(?=(?:Di|Mi|Do|Fr|Sa|So)\b)/giu, '$1 bis ')
    .replace(
      /\bfrüh(?= (?:in|bei|im|am|beim) (?!Rente|Pension|Ruhestand|den |der |die ))/giu,
      'frühs',
    )
    .replace(/\b(Mo|Di|Mi|Do|Fr|Sa)\s?\/\s?(?=(?:Di|Mi|Do|Fr|Sa|So)\b)/giu, '$1 und ');

/**
 * What a piece says in the words that the exact readers know: in a piece about hours '10-15' are hours,
 * in one about the time of day they are on the clock. '' where nothing is added.
 */
export function spelledOut({ part, text }: Pick<Piece, 'part' | 'text'>): string {
  const ranged = text.replace(/(\d)\s?[-–]\s?(?=\d)/g, '$1 bis ');
  const [first = 0, ...others] = numbersIn(ranged);
  const last = others.at(-1) ?? first;
  switch (part) {
    case 'time':
      if (/\bfr(?:ü|ie)h\b/i.test(text)) return 'morgens';
      return first > 0 && !/\b(?:uhr|std|stunde)/i.test(text) ? `${ranged} Uhr` : ranged;
    case 'days':
      return withDayRanges(ranged);
    case 'hours':
      if (
        UNIT_OF_TIME.test(
          heardWords(text.replace('%', ' Prozent'))
            .map(({ word }) => word)
            .join(' '),
        )
      )
        return ranged;
      if (/pensum/i.test(text)) return `${last} Prozent`;
      return last > 0 && last <= MOST_OF_A_WEEK ? `${last} Stunden` : '';
    case 'pay': {
      if (first < 9) return '';
      return first <= MOST_AN_HOUR ? `${first} Euro pro Stunde` : `${first} Euro im Monat`;
    }
    case 'radius':
      if (/minute|min\b|stunde/i.test(text)) return text;
      if (first > 0 && first <= MOST_KM) return `${first} km`;
      return /\b(?:eck|ecke|nähe|nöchi|gegend|umgebung)\b/i.test(text) ? 'nicht weit' : '';
    case 'kind':
      return text;
    case 'not': {
      const thing = thingIn(text);
      return thing === null ? '' : `ohne ${thing}`;
    }
    case 'season':
      return text;
    default:
      return '';
  }
}
