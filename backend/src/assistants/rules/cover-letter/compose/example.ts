import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { separateUnwise } from '../unwise.ts';

/** What she told of her work, as the letter tells it. */
export function example({ answers, style }: LetterState): string {
  if (!answers.example) return '';
  const { kept } = separateUnwise(writtenSentences(answers.example, 'example'));
  return (style.length === 'short' ? kept.slice(0, 1) : kept).join(' ');
}
