import type { LetterState } from '../letter-state.ts';

/** What a wish comes to. */
export type Revision =
  /** Other facts or another style: the letter is composed anew and her own changes stay. */
  | { readonly kind: 'state'; readonly state: LetterState; readonly done: string }
  /** The words on the sheet change. */
  | { readonly kind: 'text'; readonly text: string; readonly done: string }
  /** Something is still to be said. */
  | {
      readonly kind: 'ask';
      readonly state: LetterState;
      readonly ask: string;
      readonly choices: readonly string[];
    }
  /** It was understood and cannot be done, or there is nothing to do. */
  | { readonly kind: 'refused'; readonly why: string };
