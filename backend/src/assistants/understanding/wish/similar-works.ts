import { findPositionText } from '../../../reference/positions/index.ts';
import { furtherNames } from '../../../reference/positions/spoken-names.ts';
import { inTurns } from '../../../threads/in-turns.ts';
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

/** A name or the tasks of an occupation. */
type Text = { readonly option: Match; readonly isName: boolean; readonly text: string };
/** A text that has some letters, and how often. */
type Having = { readonly at: number; readonly count: number };
type Similar = {
  readonly texts: readonly Text[];
  readonly byLetters: ReadonlyMap<string, readonly Having[]>;
  /** How long each text is, its letters weighed. */
  readonly lengths: Float64Array;
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

/** Letters weigh by how rare they are among all texts. */
const weightOf = (count: number, texts: number, having: number) =>
  Math.sqrt(count) * Math.log(texts / Math.max(having, 1));

function textsOf({ option, labels, keywords }: WorkIndex['index']['positions'][number]): Text[] {
  // A database may have more positions than the catalogue.
  const said = findPositionText(option.id);
  const { names: further, near } = furtherNames(option.label);
  const called = [...labels, ...keywords].map(({ text }) => text);
  const names = [...new Set([...called, ...further, ...near, ...(said ? [said.activity] : [])])];
  return [
    ...names.map((text) => ({ option, isName: true, text: text.replace(/\/(?:in|r|n)\b/g, '') })),
    { option, isName: false, text: said?.tasks.join(' ') ?? '' },
  ];
}

/** Nearly a million letters of all texts: a second in which others want answers. */
async function makeSimilar({ index }: WorkIndex): Promise<Similar> {
  const texts = index.positions.flatMap(textsOf);
  const byLetters = new Map<string, Having[]>();
  await inTurns(texts.entries(), ([at, { text }]) => {
    for (const [letters, count] of lettersOf(text)) {
      const having = byLetters.get(letters);
      if (having) having.push({ at, count });
      else byLetters.set(letters, [{ at, count }]);
    }
  });
  const squares = new Float64Array(texts.length);
  await inTurns(byLetters.values(), (having) => {
    for (const { at, count } of having)
      squares[at] = (squares[at] ?? 0) + weightOf(count, texts.length, having.length) ** 2;
  });
  return { texts, byLetters, lengths: squares.map(Math.sqrt) };
}

const cache = new WeakMap<WorkIndex, Promise<Similar>>();

function loadSimilar(work: WorkIndex): Promise<Similar> {
  const known = cache.get(work) ?? makeSimilar(work);
  cache.set(work, known);
  return known;
}

/** Occupations whose names and tasks are made of the same words and parts of words, the likest first. */
export async function similarWorks(work: WorkIndex, text: string, count: number): Promise<Match[]> {
  const { texts, byLetters, lengths } = await loadSimilar(work);
  const own = [...lettersOf(text)].map(([letters, times]) => {
    const having = byLetters.get(letters) ?? [];
    return { having, weight: weightOf(times, texts.length, having.length) };
  });
  const ownLength = Math.hypot(...own.map(({ weight }) => weight)) || 1;
  const likenesses = new Float64Array(texts.length);
  for (const { having, weight } of own)
    for (const { at, count: times } of having) {
      const both = weight * weightOf(times, texts.length, having.length);
      likenesses[at] = (likenesses[at] ?? 0) + both / (ownLength * (lengths[at] || 1));
    }
  const scores = new Map<number, { option: Match; name: number; tasks: number }>();
  for (const [at, { option, isName }] of texts.entries()) {
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
