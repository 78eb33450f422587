import type { Stage } from '../interview-state.ts';
import type { RoleFamily } from '../role-questions.ts';

/** What is noticed in an answer; only the first good thing and the first tip are told. */
export type Noticed = { readonly text: string; readonly quote?: string | null };

/** An answer to a question, as it is judged. */
export type Answer = {
  readonly text: string;
  readonly folded: string;
  readonly stage: Stage;
  readonly family: RoleFamily;
  readonly words: number;
};
