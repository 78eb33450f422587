import { concernOf, type Danger } from '../concern/concern.ts';
import { type Heard, says, spansOf, toHeard, without } from '../phrases/phrases.ts';
import { DESPAIR, HARMLESS, NOT_MEANT, PLAINLY } from './distress-words.ts';
import { FOREIGN_DISTRESS } from './foreign-distress.ts';
import { saysNoMore } from './no-more.ts';

/**
 * What kind of help somebody needs before anything else; what is heavy without danger and what only
 * sounds heavy are answered gently (assistants-42).
 */
export type Distress = Danger | 'despair' | 'concern';

/** Manners of speaking are read in short messages only; in a long one the rest says what is meant. */
const SHORT = 20;
/** Phrases of despair in so few words are meant as they stand: however they sound, or if they may be heavy. */
const FEW = { anyhow: 5, inDoubt: 8 };

/** Whether somebody says to be at the end of their strength. */
function despairs(heard: Heard, typed: string): boolean {
  const { isGentle, isQuiet } = concernOf(typed);
  const few = isQuiet ? FEW.inDoubt : FEW.anyhow;
  if (!isGentle && heard.words.length > few) return false;
  const rest = without(heard, spansOf(heard, NOT_MEANT));
  return says(rest, DESPAIR) || saysNoMore(rest);
}

/** Whether a short message is a manner of speaking: 'Ich lach mich tot'. */
export const isHarmless = (heard: Heard): boolean =>
  heard.words.length <= SHORT && says(heard, HARMLESS);

/** Whether a message may be said by somebody who is not well, and gets a quiet line (assistants-74). */
export const soundsHeavy = (message: string): boolean =>
  concernOf(message).isQuiet && !isHarmless(toHeard(message));

/**
 * The distress and danger that somebody tells of, none where there is none. What only sounds so is
 * put aside first: 'Davon kann ich nicht leben' is about money.
 */
export function readDistress(heard: Heard, typed: string): readonly Distress[] {
  if (FOREIGN_DISTRESS.test(typed) || says(heard, PLAINLY)) return ['suicide'];
  const { danger } = concernOf(typed);
  if (danger) return [danger];
  return !isHarmless(heard) && despairs(heard, typed) ? ['despair'] : [];
}
