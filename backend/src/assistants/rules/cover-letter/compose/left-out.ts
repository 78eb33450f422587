import { writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { separateUnwise } from '../unwise.ts';

/** What answers say that was left out of the letter, each after 'Weggelassen habe ich '. */
export function leftOut({ answers }: LetterState): string[] {
  return [
    ...separateUnwise(writtenSentences(answers.reason ?? '', 'reason')).left,
    ...separateUnwise(writtenSentences(answers.example ?? '', 'example')).left,
  ];
}
