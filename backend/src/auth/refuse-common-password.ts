import { Failure } from '../http/failure.ts';
import { COMMON_WORDS, ROWS } from './common-words.ts';

/** Parts of rows that are shorter say nothing. */
const SHORTEST_RUN = 3;
/** Different characters that a password needs. */
const FEWEST_CHARACTERS = 5;
const OWN_WORDS = new Set(['silverjobs', 'silverjob', 'silver', 'jobs', 'job', 'plus']);

const ADVICE = 'Nehmen Sie lieber drei oder vier Wörter, die nichts miteinander zu tun haben.';
const SENTENCES = {
  row: `Das Passwort ist leicht zu erraten: Es wiederholt sich oder folgt der Tastatur. ${ADVICE}`,
  figures: `Das Passwort ist leicht zu erraten: Es enthält keinen Buchstaben. ${ADVICE}`,
  word: `Das Passwort ist leicht zu erraten: Viele Menschen benutzen es so oder ähnlich. ${ADVICE}`,
  own: `Das Passwort ist leicht zu erraten: Es besteht aus Ihrer E-Mail-Adresse oder unserem Namen. ${ADVICE}`,
} as const;

/** Figures and signs that stand for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** How many characters at `start` follow a row, forwards or backwards. */
function runLength(text: string, start: number): number {
  let longest = 0;
  for (const row of ROWS) {
    for (const line of [row, [...row].reverse().join('')]) {
      const place = line.indexOf(text[start] ?? '');
      let length = 0;
      while (place >= 0 && start + length < text.length) {
        if (line[place + length] !== text[start + length]) break;
        length += 1;
      }
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** Whether all of it but two characters is made of rows: 'qwertz123456', 'asdfgh!2026'. */
function followsRows(text: string): boolean {
  let other = 0;
  for (let place = 0; place < text.length; ) {
    const run = runLength(text, place);
    if (run < SHORTEST_RUN) other += 1;
    place += run < SHORTEST_RUN ? 1 : run;
  }
  return other <= 2;
}

/** Whether it repeats a part of itself: 'abcabcabcabc', 'xyxyxyxyxy'. */
function repeats(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size += 1) {
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    ) {
      return true;
    }
  }
  return false;
}

/** Whether a text is one or more of these words and nothing else. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = false;
    for (let start = Math.max(0, end - 20); start < end && !reached[end]; start += 1) {
      reached[end] = reached[start] === true && words.has(text.slice(start, end));
    }
  }
  return text !== '' && reached[text.length] === true;
}

/** Its words without figures and signs, also with those that stand for letters read as letters. */
function readings(text: string): string[] {
  const plain = text.replace(/[^\p{L}]/gu, '');
  const places = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const inside = text.slice(places[0] ?? 0, (places.at(-1) ?? 0) + 1);
  const asLetters = [...inside].map((sign) => LETTERS[sign] ?? sign).join('');
  return [plain, asLetters.replace(/[^\p{L}]/gu, '')];
}

function findWeakness(password: string, email: string): keyof typeof SENTENCES | null {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_CHARACTERS || repeats(text) || followsRows(text)) return 'row';
  const own = new Set([
    ...OWN_WORDS,
    ...email
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((part) => part.length > SHORTEST_RUN),
  ]);
  if (email !== '' && text.includes(email.toLowerCase())) return 'own';
  const read = readings(text);
  if (read.some((reading) => isMadeOf(reading, own))) return 'own';
  const known = new Set([...COMMON_WORDS, ...own]);
  if (read.some((reading) => isMadeOf(reading, known))) return 'word';
  return /\p{L}/u.test(text) ? null : 'figures';
}

/**
 * Refuses a new password that is guessed first, and says what to take instead (access-42). Passwords at
 * login are never judged (access-30).
 * @param email the own address
 * @throws Failure validation.failed
 */
export function refuseCommonPassword(password: string, email = ''): void {
  const weakness = findWeakness(password, email);
  if (weakness === null) return;
  throw new Failure('validation.failed', { param: 'password', message: SENTENCES[weakness] });
}
