import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { withAddition } from '../letter-text/paragraphs.ts';
import { withoutWord } from '../letter-text/without-word.ts';
import { readAddition, readRemoval, readReplacement } from './read-wish.ts';
import { removeWish } from './remove-wish.ts';
import { replacePart } from './replace-part.ts';
import type { Revision } from './revision.ts';

/** Words of the letter as they stand there, however they were typed; null where it has none of them. */
function asWritten(letter: string, typed: string): string | null {
  if (letter.includes(typed)) return typed;
  const at = letter.toLocaleLowerCase('de').indexOf(typed.toLocaleLowerCase('de'));
  return at < 0 ? null : letter.slice(at, at + typed.length);
}

/** 'Ersetze … durch …', 'füge hinzu, dass …', 'ohne Excel'. */
export function reviseText(state: LetterState, letter: string, wish: string): Revision | null {
  const replacement = readReplacement(wish);
  if (replacement) {
    const [typed, wished] = replacement;
    const part = replacePart(letter, typed, wished);
    if (part) return part;
    const from = asWritten(letter, typed);
    if (from === null) return { kind: 'refused', why: `„${typed}“ kommt im Brief nicht vor.` };
    const isNoun = from !== typed && /^\p{Lu}/u.test(from);
    const to = isNoun ? wished.charAt(0).toLocaleUpperCase('de') + wished.slice(1) : wished;
    return {
      kind: 'text',
      text: letter.replaceAll(from, to),
      done: `„${from}“ heißt jetzt „${to}“.`,
    };
  }
  const added = readAddition(wish);
  const sentences = added ? writtenSentences(added, 'addition').join(' ') : '';
  if (sentences)
    return {
      kind: 'text',
      text: withAddition(letter, sentences),
      done: `Ich habe ergänzt: „${sentences}“`,
    };
  const removed = readRemoval(wish);
  if (!removed) return null;
  const composed = removeWish(state, removed);
  if (composed) return composed;
  const text = withoutWord(letter, removed);
  if (text === null) return { kind: 'refused', why: `„${removed}“ kommt im Brief nicht vor.` };
  return { kind: 'text', text, done: `Was „${removed}“ nennt, steht nicht mehr im Brief.` };
}
