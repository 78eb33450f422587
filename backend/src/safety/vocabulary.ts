import { foldWords, type Sentence } from './sentences.ts';

/** How many words may stand between the two parts of a term: 'leiten Sie das Geld … weiter'. */
const APART = 14;
const SHORTEST_STEM = 2;

type Term = {
  readonly concept: string;
  /** Each word that must follow the first one, at once. */
  readonly next: readonly string[];
  /** A word that must stand later in the sentence: the particle of a verb. */
  readonly later: string | null;
};

/** Where concepts stand in a sentence: positions of their first words. */
export type Found = ReadonlyMap<string, readonly number[]>;

const NONE: ReadonlySet<string> = new Set();

/** '*gebühr', 'überweis*' or a whole word, folded. */
function fold(word: string): string {
  const [front, end] = [word.startsWith('*') ? '*' : '', word.endsWith('*') ? '*' : ''];
  return `${front}${foldWords(word)}${end}`;
}

/** The patterns that a word could meet: itself, its beginnings, its ends. */
function patternsOf(word: string, isKnown: (pattern: string) => boolean): Set<string> {
  const met = new Set<string>();
  const meet = (pattern: string) => {
    if (isKnown(pattern)) met.add(pattern);
  };
  meet(word);
  for (let size = SHORTEST_STEM; size <= Math.min(word.length, 30); size += 1) {
    meet(`${word.slice(0, size)}*`);
    meet(`*${word.slice(-size)}`);
  }
  return met;
}

/**
 * A reader of concepts. A concept is a list of terms with commas between them. A term is a word
 * ('scheck'), the beginning of one ('überweis*'), its end ('*gebühr'), words in a row ('zu hause'), or
 * two parts with others between them ('leite* … weiter'). Reading takes as long as the text is.
 */
export function makeVocabulary(concepts: Readonly<Record<string, string>>) {
  const byFirst = new Map<string, Term[]>();
  const known = new Set<string>();
  for (const [concept, terms] of Object.entries(concepts)) {
    for (const term of terms.split(',')) {
      const [row = '', late] = term.split('…').map((part) => part.trim());
      const [first = '', ...next] = row.split(/\s+/).map(fold);
      const later = late === undefined ? null : fold(late);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { concept, next, later }]);
      for (const pattern of [first, ...next, ...(later === null ? [] : [later])])
        known.add(pattern);
    }
  }
  const isKnown = (pattern: string) => known.has(pattern);

  return function find({ words }: Pick<Sentence, 'words'>): Found {
    const ofWord = new Map([...new Set(words)].map((word) => [word, patternsOf(word, isKnown)]));
    const met = words.map((word) => ofWord.get(word) ?? NONE);
    const found = new Map<string, number[]>();
    for (const [at, patterns] of met.entries()) {
      for (const pattern of patterns) {
        for (const { concept, next, later } of byFirst.get(pattern) ?? []) {
          if (!next.every((word, offset) => met[at + 1 + offset]?.has(word))) continue;
          const rest = met.slice(at + 1 + next.length, at + 1 + next.length + APART);
          if (later !== null && !rest.some((one) => one.has(later))) continue;
          const places = found.get(concept);
          if (places) places.push(at);
          else found.set(concept, [at]);
        }
      }
    }
    return found;
  };
}
