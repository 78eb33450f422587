import { atPlaces, type Learnt, scoreOf, unpack } from '../../../learnt/score.ts';
import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Danger, with a first answer and numbers of its own (assistants-42). */
export const DANGERS = ['emergency', 'violence', 'suicide', 'need'] as const;
export type Danger = (typeof DANGERS)[number];

/** What was learnt of danger and sorrow together, and of which one it is. */
export type LearntConcern = Readonly<Record<'sorrow' | Danger | 'heavy', Learnt>>;

const LEARNT: LearntConcern = {
  sorrow: unpack(WEIGHTS.sorrow),
  emergency: unpack(WEIGHTS.emergency),
  violence: unpack(WEIGHTS.violence),
  suicide: unpack(WEIGHTS.suicide),
  need: unpack(WEIGHTS.need),
  heavy: unpack(WEIGHTS.heavy),
};

/**
 * How much a message has to sound like danger or sorrow: for an answer of its own and for a quiet line
 * with the numbers of help; below the last it is plainly about work. Chosen by judging each author by
 * what the others wrote.
 */
const LIMIT = { own: 0.9, quiet: 0, work: -1 };
/** One word or two say little by their sound: 'Hilfe' asks how this works. */
const SHORT = { words: 3, own: 1.6, quiet: 1 };
/** A part may be lost among the others; by itself, without them, it has to be plainer. */
const PART = { own: 2, quiet: 1.7 };
/** More parts than these at the beginning and at the end are not read. */
const PARTS_EACH = 10;

/** How a message sounds, whatever its phrases say (assistants-73). */
export type Concern = {
  /** The danger that is told of; null where it is none, or sorrow alone. */
  readonly danger: Danger | null;
  /** Danger or sorrow: gentle words, the numbers of help. */
  readonly isGentle: boolean;
  /** The answer stays as it is, with a quiet line that names the numbers; no search of its own accord. */
  readonly isQuiet: boolean;
  readonly isWork: boolean;
};

const countOf = (text: string) => text.trim().split(/\s+/).length;

/** The clauses of a message; one that is repeated is heard once. */
function partsOf(message: string): string[] {
  const all = message.split(/[.!?,;:\n–]/).filter((part) => countOf(part) >= SHORT.words);
  const parts = [...new Set(all)];
  const isLong = parts.length > 2 * PARTS_EACH;
  return isLong ? [...parts.slice(0, PARTS_EACH), ...parts.slice(-PARTS_EACH)] : parts;
}

type Signs = ReturnType<typeof atPlaces>;

function dangerOf(signs: Signs, { sorrow: _, ...kinds }: LearntConcern): Danger | null {
  const scores = Object.entries(kinds).map(([kind, learnt]) => ({
    kind,
    score: scoreOf(signs, learnt),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return DANGERS.find((kind) => kind === best.kind) ?? null;
}

const signsOf = (text: string, { weights }: Learnt) => atPlaces(featuresOf(text), weights.length);

/** Reads how a message sounds by what was learnt, the product's own weights unless told otherwise. */
export function judgeConcern(message: string, learnt = LEARNT): Concern {
  const { sorrow } = learnt;
  const count = countOf(message);
  const signs = signsOf(message, sorrow);
  const whole = { signs, score: scoreOf(signs, sorrow) };
  const isShort = count < SHORT.words;
  const limit = isShort ? SHORT : LIMIT;
  const parts = partsOf(message).map((part) => {
    const own = signsOf(part, sorrow);
    return { signs: own, score: scoreOf(own, sorrow) };
  });
  const plainest = parts.reduce((one, other) => (other.score > one.score ? other : one), whole);
  const isInside = plainest !== whole && plainest.score > PART.quiet;
  const isGentle = whole.score > limit.own || (isInside && plainest.score > PART.own);
  return {
    danger: isGentle
      ? dangerOf(whole.score > limit.own ? whole.signs : plainest.signs, learnt)
      : null,
    isGentle,
    isQuiet: isInside || whole.score > limit.quiet,
    isWork: !isShort && whole.score < LIMIT.work,
  };
}

/** Messages that are judged by several rules one after the other. */
const KEPT = 8;
const kept = new Map<string, Concern>();

/** Reads how a message sounds, once for all who ask. */
export function concernOf(message: string): Concern {
  const known = kept.get(message);
  if (known) return known;
  const concern = judgeConcern(message);
  kept.set(message, concern);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return concern;
}
