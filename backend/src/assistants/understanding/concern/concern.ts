import { inflateSync } from 'node:zlib';
import { type Learnt, scoreOf, unpack } from '../../../learnt/score.ts';
import { featuresOf, placesIn, type Rarity } from './features.ts';
import { RARITY, WEIGHTS } from './weights.ts';

/** Danger, with a first answer and numbers of its own (assistants-42). */
export const DANGERS = ['emergency', 'violence', 'suicide', 'need'] as const;
export type Danger = (typeof DANGERS)[number];

/** What is told from all else: each danger, and sorrow without danger. */
const SORROWS = [...DANGERS, 'heavy'] as const;

/** What was learnt: how rare each sign is, what speaks for danger of any kind, and what for each kind. */
export type LearntConcern = {
  readonly rarity: Rarity;
  readonly weights: Readonly<Record<'danger' | (typeof SORROWS)[number], Learnt>>;
};

let own: LearntConcern | undefined;
/** The product's own, unpacked with the first message: it would take part of each start. */
function ownConcern(): LearntConcern {
  own ??= {
    rarity: new Uint8Array(inflateSync(Buffer.from(RARITY, 'base64'))),
    weights: {
      danger: unpack(WEIGHTS.danger),
      emergency: unpack(WEIGHTS.emergency),
      violence: unpack(WEIGHTS.violence),
      suicide: unpack(WEIGHTS.suicide),
      need: unpack(WEIGHTS.need),
      heavy: unpack(WEIGHTS.heavy),
    },
  };
  return own;
}

/**
 * How much a message has to sound like each kind, for an answer of its own and for a quiet line with the
 * numbers of help. What sounds like emergency and need hardly ever is anything else, what sounds like
 * suicide may be a manner of speaking. Chosen by judging each author by what the others wrote: where missed
 * danger and what is heard in ordinary messages for nothing are together the least.
 */
const LIMITS = {
  emergency: { own: 0, quiet: -1.5 },
  violence: { own: 1.5, quiet: -1.5 },
  suicide: { own: 2.5, quiet: -0.5 },
  need: { own: 0, quiet: -1.5 },
  heavy: { own: 2.5, quiet: -1 },
} as const;
/** Below it a message is plainly about work. */
const WORK = -3;
/** One word or two say little by their sound and have to be so much plainer: 'Hilfe' asks how this works. */
const SHORT = { words: 3, plainer: 2 };
/** A part may be lost among the others; by itself, without them, it has to be plainer. */
const PART_PLAINER = 6;
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

type Sound = { readonly score: number; readonly kind: keyof typeof LIMITS };

/**
 * How much a text sounds like danger or sorrow, and of which kind it is. Danger as one and its kinds
 * each for itself err about different texts, so that together they err less.
 */
function soundOf(text: string, { rarity, weights }: LearntConcern): Sound {
  const signs = featuresOf(placesIn(text), rarity);
  const kinds = SORROWS.map((kind) => ({ kind, score: scoreOf(signs, weights[kind]) }));
  const { kind } = kinds.reduce((one, other) => (other.score > one.score ? other : one));
  const any = Math.log(kinds.reduce((total, { score }) => total + Math.exp(score), 0));
  return { score: scoreOf(signs, weights.danger) + any, kind };
}

/** How far a text is above the limits of its kind when it has to be so much plainer. */
const aboveLimits = ({ score, kind }: Sound, plainer: number) => ({
  kind,
  own: score - plainer - LIMITS[kind].own,
  quiet: score - plainer - LIMITS[kind].quiet,
});

/** Reads how a message sounds by what was learnt, the product's own weights unless told otherwise. */
export function judgeConcern(message: string, learnt = ownConcern()): Concern {
  const isShort = countOf(message) < SHORT.words;
  const whole = soundOf(message, learnt);
  const heard = [
    aboveLimits(whole, isShort ? SHORT.plainer : 0),
    ...partsOf(message).map((part) => aboveLimits(soundOf(part, learnt), PART_PLAINER)),
  ];
  const plainest = heard.reduce((one, other) => (other.own > one.own ? other : one));
  const isGentle = plainest.own > 0;
  return {
    danger: isGentle ? (DANGERS.find((kind) => kind === plainest.kind) ?? null) : null,
    isGentle,
    isQuiet: heard.some(({ quiet }) => quiet > 0),
    isWork: !isShort && whole.score < WORK,
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
