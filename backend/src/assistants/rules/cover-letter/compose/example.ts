import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { separateUnwise } from '../unwise.ts';

const NARRATIVE = 10;

/** What she told of her work, as the letter tells it. */
export function example({ answers, style }: LetterState): string {
  if (!answers.example) return '';
  const { kept } = separateUnwise(writtenSentences(answers.example, 'example'));
  const [first = ''] = kept;
  const isTold = first.split(' ').length >= NARRATIVE && !first.includes(':');
  const told = isTold || kept.length > 1 ? [`Ein Beispiel: ${first}`, ...kept.slice(1)] : kept;
  return (style.length === 'short' ? kept.slice(0, 1) : told).join(' ');
}
