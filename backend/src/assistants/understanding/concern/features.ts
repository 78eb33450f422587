import { placeOf } from '../../../learnt/score.ts';
import { toHeard } from '../phrases/phrases.ts';

/** Signs share so many places. */
export const PLACES = 1 << 19;

/** How many letters stand together at most; the shortest piece has two. */
const LETTERS = { from: 2, to: 5 };

/** Words say more than letters: only they know what stands beside what. */
const WEIGHT = { words: 1.5, letters: 1 };

/** As if so much that says nothing stood beside: few signs say less than many. In squares of rarity. */
const BESIDE = { words: 200_000, letters: 500_000 };

/** The words of a message, in the standard's spelling, with up to two neighbours and over a gap. */
function wordSigns(message: string): Set<string> {
  const words = ['^', ...toHeard(message).words.map(({ word }) => word), '$'];
  const signs = new Set<string>();
  words.forEach((word, at) => {
    const [next, second, third] = [words[at + 1], words[at + 2], words[at + 3]];
    signs.add(`1${word}`);
    if (next) signs.add(`2${word} ${next}`);
    if (second) signs.add(`3${word} ${next} ${second}`).add(`4${word} ${second}`);
    if (third) signs.add(`5${word} ${third}`);
  });
  return signs;
}

/** Letters beside each other as typed: endings, dialect, typing errors, punctuation, what is run together. */
function letterSigns(message: string): Set<string> {
  const text = ` ${message.toLowerCase()} `;
  const signs = new Set<string>();
  for (let size = LETTERS.from; size <= LETTERS.to; size += 1) {
    for (let at = 0; at + size <= text.length; at += 1) signs.add(text.slice(at, at + size));
  }
  return signs;
}

const placesOf = (signs: ReadonlySet<string>) =>
  new Set([...signs].map((sign) => placeOf(sign, PLACES)));

/** The places of the signs of a message: of its words and of its letters (assistants-73). */
export const placesIn = (message: string) => ({
  words: placesOf(wordSigns(message)),
  letters: placesOf(letterSigns(message)),
});

/** How rare the sign of each place is among what was learnt from; 0 where it was not met. */
export type Rarity = Uint8Array;

/**
 * What the signs of a message count, place by place: rare ones more, unknown ones nothing, and together
 * nearly as much in a short message as in a long one.
 */
export function featuresOf(
  places: ReturnType<typeof placesIn>,
  rarity: Rarity,
): ReadonlyMap<number, number> {
  const features = new Map<number, number>();
  for (const group of ['words', 'letters'] as const) {
    let squares = 0;
    for (const place of places[group]) squares += (rarity[place] ?? 0) ** 2;
    const scale = WEIGHT[group] / Math.sqrt(squares + BESIDE[group]);
    for (const place of places[group]) {
      const rare = rarity[place] ?? 0;
      if (rare > 0) features.set(place, (features.get(place) ?? 0) + rare * scale);
    }
  }
  return features;
}
