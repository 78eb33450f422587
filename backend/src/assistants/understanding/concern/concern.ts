import { inflateSync } from 'node:zlib';
import { type Learnt, scoreOf } from './score.ts';
import { BIAS, PACKED, SCALE } from './weights.ts';

const packed = inflateSync(Buffer.from(PACKED, 'base64'));
const LEARNT: Learnt = { bias: BIAS, scale: SCALE, weights: new Int8Array(packed) };

/**
 * How much a message has to sound like sorrow: for a gentle answer, for what phrases have found to be
 * believed, and for a quiet line with the numbers of help; below the last it is plainly about work.
 */
const LIMIT = { gentle: 1.4, believed: 0, inPart: -0.5, told: 0.4, quiet: -0.4, work: -1 };
/** Shorter messages are judged by phrases alone; a little longer ones are believed when they hit. */
const MIN_WORDS = { sound: 3, doubt: 5 };

/** How a message sounds, whatever its phrases say (assistants-73). */
export type Concern = {
  /** Gentle words, a question how somebody is, the numbers of help. */
  readonly isGentle: boolean;
  /** Phrases of distress are meant as they stand. */
  readonly isBelieved: boolean;
  /** So are phrases of danger, however much work is named around them. */
  readonly isBelievedInPart: boolean;
  /** The answer stays as it is, with a quiet line that names the numbers; no search of its own accord. */
  readonly isQuiet: boolean;
  /** The same of a story that is told as an answer, which has more to do with work. */
  readonly isQuietAsAnswer: boolean;
  readonly isWork: boolean;
};

const CLAUSES = /[.!?,;:\n–]/;

/** Whether a part of a message sounds so, however much work stands around it. */
const isHeavyInPart = (message: string): boolean =>
  message.split(CLAUSES).some((part) => part.trim() !== '' && scoreOf(part, LEARNT) > LIMIT.inPart);

/** Reads how a message sounds. */
export function concernOf(message: string): Concern {
  const count = message.trim().split(/\s+/).length;
  const isLong = count >= MIN_WORDS.sound;
  const score = scoreOf(message, LEARNT);
  return {
    isGentle: isLong && score > LIMIT.gentle,
    isBelieved: count < MIN_WORDS.doubt || score > LIMIT.believed,
    isBelievedInPart: score > LIMIT.inPart || isHeavyInPart(message),
    isQuiet: isLong && score > LIMIT.quiet,
    isQuietAsAnswer: isLong && score > LIMIT.told,
    isWork: isLong && score < LIMIT.work,
  };
}
