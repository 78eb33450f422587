import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { countParagraphs, paragraphOf, withParagraph } from '../letter-text/paragraphs.ts';
import { withoutSentence } from '../letter-text/without-sentence.ts';
import { splitSentences } from '../merge.ts';
import { readParagraphWish } from './read-wish.ts';
import type { Revision } from './revision.ts';

/** A paragraph that is to go, to be shorter or to be written anew. */
export function reviseParagraph(state: LetterState, letter: string, wish: string): Revision | null {
  const count = countParagraphs(letter);
  const found = readParagraphWish(wish, count);
  if (!found) return null;
  const { index, what, text } = found;
  if (index < 0 || index >= count) {
    return {
      kind: 'refused',
      why: `Der Brief hat zwischen Anrede und Gruß ${count} Absätze. Diesen gibt es nicht.`,
    };
  }
  const name = `Absatz ${index + 1}`;
  if (what === 'remove') {
    return {
      kind: 'text',
      text: withParagraph(letter, index, ''),
      done: `${name} ist gestrichen.`,
    };
  }
  const old = paragraphOf(letter, index);
  if (what === 'shorten') {
    const [first = ''] = splitSentences(old);
    if (first === old)
      return {
        kind: 'refused',
        why: `${name} besteht nur aus einem Satz. Kürzen kann ich ihn nicht, aber streichen.`,
      };
    return {
      kind: 'text',
      text: withParagraph(letter, index, first),
      done: `${name} besteht jetzt nur noch aus seinem ersten Satz.`,
    };
  }
  if (text !== '')
    return {
      kind: 'text',
      text: newParagraph(letter, index, text),
      done: `${name} ist neu geschrieben.`,
    };
  return {
    kind: 'ask',
    state: { ...state, openParagraph: index },
    ask: `So lautet Absatz ${index + 1} jetzt:\n\n> ${old.replaceAll('\n', ' ')}\n\nWie soll er lauten? Schreiben Sie mir den neuen Text, oder ändern Sie ihn selbst im Blatt.`,
    choices: ['Absatz so lassen', `Absatz ${index + 1} kürzer`, `Absatz ${index + 1} streichen`],
  };
}

/** 'der letzte Satz soll weg', 'ändere den ersten Satz'. */
export function reviseSentence(letter: string, folded: string): Revision | null {
  const place = /\b(erste|zweite|dritte|vierte|letzte)[nrsm]? satz\b/.exec(folded)?.[1];
  if (!place) return null;
  if (!/\b(?:weg|streich\w*|losch\w*|raus|entfern\w*|weglassen)\b/.test(folded)) {
    return {
      kind: 'refused',
      why: 'Einen einzelnen Satz ändern Sie am besten selbst im Blatt. Oder schreiben Sie mir „ersetze … durch …“.',
    };
  }
  const text = withoutSentence(letter, ['erste', 'zweite', 'dritte', 'vierte'].indexOf(place));
  return { kind: 'text', text, done: 'Der Satz ist gestrichen.' };
}

/** The letter with a paragraph in her words. */
export const newParagraph = (letter: string, index: number, text: string): string =>
  withParagraph(letter, index, writtenSentences(text, 'addition').join(' '));
