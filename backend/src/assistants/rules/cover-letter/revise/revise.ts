import { simplify } from '../../../understanding/simplify.ts';
import type { LetterState } from '../letter-state.ts';
import { REFUSALS } from './refusals.ts';
import { reviseEnclosed } from './revise-enclosed.ts';
import { reviseFacts } from './revise-facts.ts';
import { reviseParagraph, reviseSentence } from './revise-paragraph.ts';
import { reviseStyle } from './revise-style.ts';
import { reviseText } from './revise-text.ts';
import type { Revision } from './revision.ts';

/** 'Bitte ohne ß'. */
const NO_ESZETT = /(?<!\p{L})(?:ohne|keine?|(?:an)?statt)(?: das)? (?:ß|scharfe\p{L} s)/iu;

function reviseSpelling(letter: string, wish: string): Revision | null {
  if (!NO_ESZETT.test(wish)) return null;
  return letter.includes('ß')
    ? { kind: 'text', text: letter.replaceAll('ß', 'ss'), done: 'Statt ß steht überall ss.' }
    : { kind: 'refused', why: 'Im Brief steht kein ß.' };
}

/** Changes a finished letter as asked (assistants-62); null when the wish was not understood. */
export function revise(state: LetterState, letter: string, message: string): Revision | null {
  const folded = simplify(message);
  const wish = message.trim().replace(/\s+/g, ' ');
  const first =
    reviseSpelling(letter, wish) ??
    reviseParagraph(state, letter, message.trim()) ??
    reviseEnclosed(state, folded) ??
    reviseSentence(letter, folded) ??
    reviseText(state, letter, wish);
  if (first) return first;
  const styled = reviseStyle(state, folded);
  if (styled) return styled;
  const facts = reviseFacts(state, wish);
  if (facts) return facts;
  const why = REFUSALS.find(([pattern]) => pattern.test(folded))?.[1];
  return why ? { kind: 'refused', why } : null;
}
