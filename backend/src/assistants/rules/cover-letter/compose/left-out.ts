import { sentencesOf } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { sortWise } from '../unwise.ts';

/** What answers say that was left out of the letter, each after 'Weggelassen habe ich '. */
export function leftOut({ answers }: LetterState): string[] {
  return [
    ...sortWise(sentencesOf(answers.reason ?? '', 'reason')).left,
    ...sortWise(sentencesOf(answers.example ?? '', 'example')).left,
  ];
}
