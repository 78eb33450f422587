import { meansOne, splitHeard } from '../distress/compose.ts';
import { ACUTE, HEAVY, SUICIDAL, VIOLATED } from '../distress/readings.ts';
import { type Heard, says, spansOf, without } from '../phrases/phrases.ts';
import { expressesWish } from '../wish/expresses-wish.ts';
import {
  DESPAIR,
  EMERGENCY,
  HINTS,
  IDIOMS,
  NOT_MEANT,
  SUICIDE,
  SUICIDE_OF_OTHERS,
  VIOLENCE,
} from './distress-words.ts';
import { FOREIGN_DISTRESS } from './foreign-distress.ts';
import { saysNoMore } from './no-more.ts';

/**
 * What kind of help somebody needs before anything else; what is heavy without danger, what only
 * sounds heavy and an idiom are answered gently (assistants-42).
 */
export type Distress =
  | 'emergency'
  | 'violence'
  | 'suicide'
  | 'despair'
  | 'heavy'
  | 'concern'
  | 'idiom';

/** Idioms are read in short messages only; in a long one the rest says what is meant. */
const SHORT = 16;

const KINDS = [
  ['emergency', [EMERGENCY], ACUTE],
  ['violence', [VIOLENCE], VIOLATED],
  ['suicide', [SUICIDE, SUICIDE_OF_OTHERS], SUICIDAL],
  ['despair', [DESPAIR], []],
] as const;

/**
 * The distress and danger that somebody tells of, none where there is none. What only sounds so is
 * put aside first: 'Davon kann ich nicht leben' is about money. When in doubt it counts.
 */
export function readDistress(heard: Heard, typed: string): readonly Distress[] {
  if (FOREIGN_DISTRESS.test(typed)) return ['suicide'];
  const idioms = spansOf(heard, IDIOMS);
  const meant = without(heard, [...idioms, ...spansOf(heard, NOT_MEANT)]);
  const sentences = splitHeard(meant);
  const found = KINDS.filter(
    ([, lists, readings]) =>
      lists.some((list) => says(meant, list)) || meansOne(sentences, readings),
  );
  if (found.length > 0) return found.map(([kind]) => kind);
  if (saysNoMore(meant)) return ['despair'];
  const isWish = expressesWish(typed);
  if (says(meant, HINTS) && !isWish) return ['despair'];
  if (meansOne(sentences, HEAVY) && !isWish) return ['heavy'];
  if (isWish) return [];
  return idioms.length > 0 && heard.words.length <= SHORT ? ['idiom'] : [];
}
