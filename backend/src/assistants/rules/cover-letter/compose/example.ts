import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { type Sorted, separateUnwise } from '../unwise.ts';

/** What she told of her work, line by line: each was typed in its own way. */
export const sortedExample = ({ answers }: LetterState): Sorted =>
  separateUnwise(
    (answers.example ?? '').split('\n').flatMap((line) => writtenSentences(line, 'example')),
  );

/** What somebody did herself. */
const OWN_DEED = /(?<!\p{L})(?:ich|wir|mein\p{L}{0,2})(?!\p{L})/iu;

/** The same as the letter tells it; a short one up to what she did, since a scene alone says nothing. */
export function example(state: LetterState): string {
  const { kept } = sortedExample(state);
  const deed = kept.findIndex((sentence) => OWN_DEED.test(sentence));
  return (state.style.length === 'short' ? kept.slice(0, Math.max(deed, 0) + 1) : kept).join(' ');
}
