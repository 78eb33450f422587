import { concernOf, dangerScore, isDangerMeant } from '../concern/concern.ts';
import { CERTAIN } from '../distress/certain.ts';
import { meansOne, splitHeard } from '../distress/compose.ts';
import {
  BUT,
  CHRONIC,
  OF_ONESELF,
  OVER,
  STORY,
  TALK_END,
  TRADE,
  WELL,
} from '../distress/guards.ts';
import { ACUTE, HEAVY, type Reading, SUICIDAL, VIOLATED } from '../distress/readings.ts';
import { type Heard, type Phrases, says, spansOf, without } from '../phrases/phrases.ts';
import { expressesWish } from '../wish/expresses-wish.ts';
import {
  DESPAIR,
  EMERGENCY,
  EMERGENCY_NOW,
  HARMLESS,
  HINTS,
  NEED,
  NEED_OF_OTHERS,
  NOT_MEANT,
  SUICIDE,
  SUICIDE_OF_OTHERS,
  VIOLENCE,
  VIOLENCE_AT_WORK,
} from './distress-words.ts';
import { FOREIGN_DISTRESS } from './foreign-distress.ts';
import { saysNoMore } from './no-more.ts';

/** Danger, with a first answer and numbers of its own (assistants-42). */
const DANGERS = ['emergency', 'violence', 'suicide', 'need'] as const;

/**
 * What kind of help somebody needs before anything else; what is heavy without danger and what only
 * sounds heavy are answered gently (assistants-42).
 */
export type Distress = (typeof DANGERS)[number] | 'despair' | 'heavy' | 'concern';

/** Manners of speaking are read in short messages only; in a long one the rest says what is meant. */
const SHORT = 20;
/** Phrases in fewer words are meant as they stand, however they sound. */
const FEW = 5;
/** From this score on a danger is heard without a phrase; above the lower one phrases of it are meant. */
const LIMIT = { sounds: 1.2, suicide: 1.5, likely: -1, meant: -2.5 };

/** One sentence that tells of a danger and neither of a trade nor of what is over. */
const saysNow = (sentences: readonly Heard[], list: Phrases, not: readonly Phrases[]) =>
  sentences.some((sentence) => says(sentence, list) && !not.some((guard) => says(sentence, guard)));

const hasOne = (heard: Heard, lists: readonly Phrases[]) => lists.some((list) => says(heard, list));

type Spoken = {
  readonly heard: Heard;
  readonly sentences: readonly Heard[];
  readonly typed: string;
};

const meansIn = (
  { heard, sentences }: Spoken,
  lists: readonly Phrases[],
  readings: readonly Reading[],
) => hasOne(heard, lists) || meansOne(sentences, readings);

const PHRASES = {
  emergency: (spoken: Spoken) =>
    saysNow(spoken.sentences, [...EMERGENCY, ...EMERGENCY_NOW], [TRADE, OVER, CHRONIC]) ||
    meansOne(spoken.sentences, ACUTE),
  violence: (spoken: Spoken) =>
    meansIn(spoken, [VIOLENCE], VIOLATED) && !saysNow(spoken.sentences, VIOLENCE_AT_WORK, []),
  need: ({ sentences }: Spoken) => saysNow(sentences, NEED, [NEED_OF_OTHERS]),
} as const;

/** What keeps a plain word of danger from being one. */
const NOT_CERTAIN = {
  emergency: [TRADE, OVER],
  violence: [VIOLENCE_AT_WORK, OVER],
  suicide: [TRADE, TALK_END],
  need: [NEED_OF_OTHERS],
} as const;

const isCertain = (kind: (typeof DANGERS)[number], sentences: readonly Heard[]) =>
  saysNow(sentences, CERTAIN[kind], NOT_CERTAIN[kind]);

/** Whether a danger is told of: by phrases that sound so, or by what sounds so without them. */
function tellsOf(kind: keyof typeof PHRASES, spoken: Spoken): boolean {
  const score = dangerScore(kind, spoken.typed);
  // One word says too little by its sound: 'Hilfe' asks how this works.
  const isOne = spoken.heard.words.length < 2;
  if (!isOne && score > LIMIT.sounds && concernOf(spoken.typed).isBelieved) return true;
  const isFew = spoken.heard.words.length < FEW;
  const sounds = score > LIMIT.likely || (score > LIMIT.meant && isDangerMeant(spoken.typed));
  return (isFew || sounds) && PHRASES[kind](spoken);
}

function tellsOfSuicide(spoken: Spoken, isAside: boolean): boolean {
  const { typed } = spoken;
  if (FOREIGN_DISTRESS.test(typed)) return true;
  const { isBelieved, isGentle } = concernOf(typed);
  if (!isAside && isGentle && dangerScore('suicide', typed) > LIMIT.suicide) return true;
  return (
    (isBelieved || isDangerMeant(typed)) && meansIn(spoken, [SUICIDE, SUICIDE_OF_OTHERS], SUICIDAL)
  );
}

/** What is heavy without danger; put aside where work is wished for beside it. */
function readSorrow({ heard, sentences, typed }: Spoken): Distress[] {
  if (!concernOf(typed).isSorrowBelieved) return [];
  if (says(heard, DESPAIR) || saysNoMore(heard)) return ['despair'];
  if (expressesWish(typed)) return [];
  if (says(heard, HINTS)) return ['despair'];
  return meansOne(sentences, HEAVY) ? ['heavy'] : [];
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
 * put aside first: 'Davon kann ich nicht leben' is about money. When in doubt it counts.
 */
export function readDistress(heard: Heard, typed: string): readonly Distress[] {
  const harmless = spansOf(heard, HARMLESS);
  const notMeant = spansOf(heard, NOT_MEANT);
  const meant = without(heard, [...harmless, ...notMeant]);
  const spoken = { heard: meant, sentences: splitHeard(meant), typed };
  const isManner = harmless.length > 0 && heard.words.length <= SHORT;
  const isAside = isManner || (notMeant.length > 0 && heard.words.length <= SHORT / 2);
  const found = DANGERS.filter((kind) => {
    if (isStory(heard)) return false;
    if (isCertain(kind, splitHeard(heard))) return true;
    if (kind === 'suicide') return tellsOfSuicide(spoken, isAside);
    if (isTold(heard)) return false;
    return isAside ? isDangerMeant(typed) && PHRASES[kind](spoken) : tellsOf(kind, spoken);
  });
  if (found.length > 0) return found;
  return isManner ? [] : readSorrow(spoken);
}
