import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { type Sorted, separateUnwise } from '../unwise.ts';

/** What she told of her work, line by line: each was typed in its own way. */
export const sortedExample = ({ answers }: LetterState): Sorted =>
  separateUnwise(
    (answers.example ?? '').split('\n').flatMap((line) => writtenSentences(line, 'example')),
  );

/** The same as the letter tells it. */
export function example(state: LetterState): string {
  const { kept } = sortedExample(state);
  return (state.style.length === 'short' ? kept.slice(0, 1) : kept).join(' ');
}
