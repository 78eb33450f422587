import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { separateUnwise } from '../unwise.ts';
import { sortedExample } from './example.ts';

/** What answers say that was left out of the letter, each after 'Weggelassen habe ich '. */
export function leftOut(state: LetterState): string[] {
  return [
    ...separateUnwise(writtenSentences(state.answers.reason ?? '', 'reason')).left,
    ...sortedExample(state).left,
  ];
}
