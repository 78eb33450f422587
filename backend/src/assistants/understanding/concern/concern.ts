import { atPlaces, type Learnt, scoreOf as scoreOfSigns, unpack } from '../../../learnt/score.ts';
import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

const scoreOf = (message: string, learnt: Learnt) =>
  scoreOfSigns(atPlaces(featuresOf(message)), learnt);

const LEARNT = unpack(WEIGHTS.sorrow);
const DANGERS = {
  emergency: unpack(WEIGHTS.emergency),
  violence: unpack(WEIGHTS.violence),
  suicide: unpack(WEIGHTS.suicide),
  need: unpack(WEIGHTS.need),
};

/** How much a message sounds like one danger, in its most telling part (assistants-73). */
export const dangerScore = (kind: keyof typeof DANGERS, message: string): number =>
  Math.max(
    ...[message, ...partsOf(message, /[.!?\n]/)].map((part) => scoreOf(part, DANGERS[kind])),
  );

/**
 * How much a message has to sound like sorrow: for a gentle answer, for what phrases have found to be
 * believed, and for a quiet line with the numbers of help; below the last it is plainly about work.
 */
const LIMIT = { gentle: 2.8, believed: 0, sorrow: 0.4, told: 0.1, quiet: -0.1, work: -1 };
/** The same of a part of it, however much work stands around. */
const PART_LIMIT = { danger: -0.5, sentence: 2 };
/** Shorter messages are judged by phrases alone; a little longer ones are believed when they hit. */
const MIN_WORDS = { sound: 3, doubt: 5 };
/** From this length on a sentence may be lost among the others. */
const STORY_WORDS = 20;
/** More parts than these at the beginning and at the end are not read. */
const PARTS_EACH = 50;

/** How a message sounds, whatever its phrases say (assistants-73). */
export type Concern = {
  /** Gentle words, a question how somebody is, the numbers of help. */
  readonly isGentle: boolean;
  /** Phrases of sorrow are meant as they stand. */
  readonly isBelieved: boolean;
  /** The same of phrases that name sorrow and no danger. */
  readonly isSorrowBelieved: boolean;
  /** The answer stays as it is, with a quiet line that names the numbers; no search of its own accord. */
  readonly isQuiet: boolean;
  /** The same of a story that is told as an answer, which has more to do with work. */
  readonly isQuietAsAnswer: boolean;
  readonly isWork: boolean;
};

const countOf = (text: string) => text.trim().split(/\s+/).length;

/** The parts of a message; one that is repeated is heard once. */
function partsOf(message: string, ends: RegExp): string[] {
  const all = message.split(ends).filter((part) => part.trim() !== '');
  const parts = [...new Set(all)];
  const isLong = parts.length > 2 * PARTS_EACH;
  return isLong ? [...parts.slice(0, PARTS_EACH), ...parts.slice(-PARTS_EACH)] : parts;
}

/** Whether phrases of danger are meant: where one clause sounds so, not the whole alone. */
export const isDangerMeant = (message: string): boolean =>
  [message, ...partsOf(message, /[.!?,;:\n–]/)].some(
    (part) => scoreOf(part, LEARNT) > PART_LIMIT.danger,
  );

/** Whether one sentence of a long message sounds like sorrow. */
const hasHeavySentence = (message: string): boolean =>
  partsOf(message, /[.!?\n]/).some(
    (part) => countOf(part) >= MIN_WORDS.sound && scoreOf(part, LEARNT) > PART_LIMIT.sentence,
  );

/** Reads how a message sounds. */
export function concernOf(message: string): Concern {
  const count = countOf(message);
  const isLong = count >= MIN_WORDS.sound;
  const score = scoreOf(message, LEARNT);
  const isInside = count > STORY_WORDS && hasHeavySentence(message);
  return {
    isGentle: isLong && score > LIMIT.gentle,
    isBelieved: count < MIN_WORDS.doubt || score > LIMIT.believed,
    isSorrowBelieved: count <= MIN_WORDS.doubt || score > LIMIT.sorrow,
    isQuiet: isInside || (isLong && score > LIMIT.quiet),
    isQuietAsAnswer: isInside || (isLong && score > LIMIT.told),
    isWork: isLong && score < LIMIT.work,
  };
}
