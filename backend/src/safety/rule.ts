import type { SafetyKind } from '@silverjobs/contract';

/** One way to ask for what serious employers do not ask for; on folded text ('gebuhr', safety-1). */
export type Rule = {
  readonly kind: SafetyKind;
  /** All of them stand in the same sentence; the first names the thing. */
  readonly all: readonly [RegExp, ...RegExp[]];
  /** An ordinary use, then the sentence says nothing. */
  readonly harmless?: RegExp;
};
