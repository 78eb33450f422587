import { concernOf, DANGERS, type Danger } from '../concern/concern.ts';
import { CERTAIN } from '../distress/certain.ts';
import { meansOne, splitHeard } from '../distress/compose.ts';
import { BUT, OF_ONESELF, OVER, STORY, TALK_END, TRADE, WELL } from '../distress/guards.ts';
import { HEAVY } from '../distress/readings.ts';
import { type Heard, type Phrases, says, spansOf, without } from '../phrases/phrases.ts';
import { expressesWish } from '../wish/expresses-wish.ts';
import {
  DESPAIR,
  HARMLESS,
  HINTS,
  NEED_OF_OTHERS,
  NOT_MEANT,
  VIOLENCE_AT_WORK,
} from './distress-words.ts';
import { FOREIGN_DISTRESS } from './foreign-distress.ts';
import { saysNoMore } from './no-more.ts';

/**
 * What kind of help somebody needs before anything else; what is heavy without danger and what only
 * sounds heavy are answered gently (assistants-42).
 */
export type Distress = Danger | 'despair' | 'heavy' | 'concern';

/** Manners of speaking are read in short messages only; in a long one the rest says what is meant. */
const SHORT = 20;
/** Phrases of despair in so few words are meant as they stand, however they sound. */
const FEW = 5;

/** One sentence that tells of a danger and neither of a trade nor of what is over. */
const saysNow = (sentences: readonly Heard[], list: Phrases, not: readonly Phrases[]) =>
  sentences.some((sentence) => says(sentence, list) && !not.some((guard) => says(sentence, guard)));

/** What keeps a plain word of danger from being one. */
const NOT_CERTAIN = {
  emergency: [TRADE, OVER],
  violence: [VIOLENCE_AT_WORK, OVER],
  suicide: [TRADE, TALK_END],
  need: [NEED_OF_OTHERS],
} as const;

const isCertain = (kind: Danger, sentences: readonly Heard[]) =>
  saysNow(sentences, CERTAIN[kind], NOT_CERTAIN[kind]);

/** What is heavy without danger; put aside where work is wished for beside it. */
function readSorrow(heard: Heard, typed: string): Distress[] {
  const isQuiet = concernOf(typed).isQuiet;
  const isBelieved = isQuiet || heard.words.length <= FEW;
  if (isBelieved && (says(heard, DESPAIR) || saysNoMore(heard))) return ['despair'];
  if (!isQuiet || expressesWish(typed)) return [];
  if (says(heard, HINTS)) return ['despair'];
  return meansOne(splitHeard(heard), HEAVY) ? ['heavy'] : [];
}

/** Whether a short message is a manner of speaking: 'Ich lach mich tot'. */
export const isHarmless = (heard: Heard): boolean =>
  heard.words.length <= SHORT && says(heard, HARMLESS);

const isStory = (heard: Heard): boolean =>
  heard.words.length <= SHORT && says(heard, STORY) && !says(heard, OF_ONESELF);

/** Whether a short message tells a story, or that all is well: 'Mein Mann hatte einen Infarkt, es geht ihm gut'. */
export const isTold = (heard: Heard): boolean =>
  isStory(heard) || (heard.words.length <= SHORT && says(heard, WELL) && !says(heard, BUT));

/**
 * The distress and danger that somebody tells of, none where there is none. What only sounds so is
 * put aside first: 'Davon kann ich nicht leben' is about money.
 */
export function readDistress(heard: Heard, typed: string): readonly Distress[] {
  if (FOREIGN_DISTRESS.test(typed)) return ['suicide'];
  if (isStory(heard)) return [];
  const certain = DANGERS.filter((kind) => isCertain(kind, splitHeard(heard)));
  if (certain.length > 0) return certain;
  const { danger } = concernOf(typed);
  if (danger) return [danger];
  const harmless = spansOf(heard, HARMLESS);
  if (harmless.length > 0 && heard.words.length <= SHORT) return [];
  return readSorrow(without(heard, [...harmless, ...spansOf(heard, NOT_MEANT)]), typed);
}
