import { type Heard, hearWords, says } from '../phrases/phrases.ts';
import type { Reading } from './readings.ts';

/** What belongs together stands close; many write without full stops. */
const WINDOW = 18;

function windowsOf(words: Heard['words']): Heard['words'][] {
  if (words.length <= WINDOW) return [words];
  const count = Math.ceil((words.length - WINDOW) / (WINDOW / 2)) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = (at * WINDOW) / 2;
    const part = words.slice(from, from + WINDOW);
    // A part ends like a sentence.
    return part.map((word, place) =>
      place === part.length - 1 ? { ...word, isEnd: true, isLast: true } : word,
    );
  });
}

const soundOf = ({ word, isEnd }: Heard['words'][number]) => (isEnd ? `${word}.` : word);

/** The sentences of a text, long ones in parts that overlap; what is repeated is heard once. */
export function splitHeard({ words }: Heard): Heard[] {
  const sentences: Heard['words'][] = [];
  let from = 0;
  words.forEach(({ isLast }, at) => {
    if (!isLast && at < words.length - 1) return;
    sentences.push(words.slice(from, at + 1));
    from = at + 1;
  });
  const parts = new Map(
    sentences.flatMap(windowsOf).map((part) => [part.map(soundOf).join(' '), part]),
  );
  return [...parts.values()].map((part) => hearWords(part));
}

/** Whether a sentence can be read in one of these ways (assistants-70). */
export const meansOne = (sentences: readonly Heard[], readings: readonly Reading[]): boolean =>
  sentences.some((sentence) =>
    readings.some(
      ({ has, not }) =>
        has.every((field) => says(sentence, field)) && !not.some((guard) => says(sentence, guard)),
    ),
  );
