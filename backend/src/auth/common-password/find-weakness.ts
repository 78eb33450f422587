import { COMMON_WORDS } from './common-words.ts';
import { followsRows, SHORTEST_RUN } from './follows-rows.ts';
import { isMadeOf } from './is-made-of.ts';
import { readings } from './readings.ts';
import { repeats } from './repeats.ts';
import type { SENTENCES } from './sentences.ts';

/** Different characters that a password needs. */
const FEWEST_CHARACTERS = 5;
const OWN_WORDS = new Set(['silverjobs', 'silverjob', 'silver', 'jobs', 'job', 'plus']);

/** Why a password is guessed first; null when it is not. */
export function findWeakness(password: string, email: string): keyof typeof SENTENCES | null {
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
