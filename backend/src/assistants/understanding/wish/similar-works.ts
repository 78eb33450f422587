import { findPositionText } from '../../../reference/positions/index.ts';
import { furtherNames } from '../../../reference/positions/spoken-names.ts';
import { COMMON_WORDS } from '../phrases/common-words.ts';
import { heardWords } from '../phrases/heard-words.ts';
import type { Match } from './name-work.ts';
import type { WorkIndex } from './work-index.ts';

/** Letters that stand together: what names of the same work have in common, 'führer' or 'näh'. */
const LETTERS = { from: 3, to: 6 };
/** How much the tasks of an occupation count beside its names. */
const TASKS = 0.6;
/** Less in common is chance. */
const LEAST = 0.12;

type Vector = ReadonlyMap<string, number>;
/** A name or the tasks of an occupation. */
type Text = { readonly option: Match; readonly isName: boolean };
type Similar = {
  readonly texts: readonly Text[];
  /** The texts that have letters, and how much they weigh in each. */
  readonly byLetters: ReadonlyMap<
    string,
    readonly { readonly at: number; readonly weight: number }[]
  >;
  readonly rarity: ReadonlyMap<string, number>;
  readonly most: number;
};

function lettersOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { word } of heardWords(text)) {
    if (COMMON_WORDS.has(word) || word.length < LETTERS.from) continue;
    const bounded = `^${word}$`;
    for (let size = LETTERS.from; size <= LETTERS.to; size += 1)
      for (let at = 0; at + size <= bounded.length; at += 1) {
        const letters = bounded.slice(at, at + size);
        found.set(letters, (found.get(letters) ?? 0) + 1);
      }
  }
  return found;
}

/** Letters weighed by how rare they are, all together of the length 1. */
function weighed(letters: Vector, { rarity, most }: Pick<Similar, 'rarity' | 'most'>): Vector {
  const all = [...letters].map(
    ([name, count]) => [name, Math.sqrt(count) * (rarity.get(name) ?? most)] as const,
  );
  const norm = Math.hypot(...all.map(([, value]) => value)) || 1;
  return new Map(all.map(([name, value]) => [name, value / norm]));
}

const cache = new WeakMap<WorkIndex, Similar>();

function loadSimilar(work: WorkIndex): Similar {
  const known = cache.get(work);
  if (known) return known;
  const raw = work.index.positions.flatMap(({ option, labels, keywords }) => {
    // A database may have more positions than the catalogue.
    const said = findPositionText(option.id);
    const { names: further, near } = furtherNames(option.label);
    const texts = [...labels, ...keywords].map(({ text }) => text);
    const names = [
      ...new Set([...texts, ...further, ...near, ...(said ? [said.activity] : [])]),
    ].map((text) => ({
      option,
      isName: true,
      letters: lettersOf(text.replace(/\/(?:in|r|n)\b/g, '')),
    }));
    return [...names, { option, isName: false, letters: lettersOf(said?.tasks.join(' ') ?? '') }];
  });
  const seen = new Map<string, number>();
  for (const { letters } of raw)
    for (const name of letters.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const rarity = new Map([...seen].map(([name, count]) => [name, Math.log(raw.length / count)]));
  const most = Math.log(raw.length);
  const byLetters = new Map<string, { at: number; weight: number }[]>();
  for (const [at, { letters }] of raw.entries())
    for (const [name, weight] of weighed(letters, { rarity, most })) {
      const weights = byLetters.get(name);
      if (weights) weights.push({ at, weight });
      else byLetters.set(name, [{ at, weight }]);
    }
  const texts = raw.map(({ option, isName }) => ({ option, isName }));
  const similar = { texts, byLetters, rarity, most };
  cache.set(work, similar);
  return similar;
}

/** Occupations whose names and tasks are made of the same words and parts of words, the likest first. */
export function similarWorks(work: WorkIndex, text: string, count: number): Match[] {
  const similar = loadSimilar(work);
  const own = weighed(lettersOf(text), similar);
  const likenesses = new Float64Array(similar.texts.length);
  for (const [name, value] of own)
    for (const { at, weight } of similar.byLetters.get(name) ?? [])
      likenesses[at] = (likenesses[at] ?? 0) + value * weight;
  const scores = new Map<number, { option: Match; name: number; tasks: number }>();
  for (const [at, { option, isName }] of similar.texts.entries()) {
    const likeness = likenesses[at] ?? 0;
    const score = scores.get(option.id) ?? { option, name: 0, tasks: 0 };
    if (isName) score.name = Math.max(score.name, likeness);
    else score.tasks = likeness;
    scores.set(option.id, score);
  }
  return [...scores.values()]
    .map(({ option, name, tasks }) => ({ option, score: name + TASKS * tasks }))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => other.score - one.score || one.option.id - other.option.id)
    .slice(0, count)
    .map(({ option }) => option);
}
