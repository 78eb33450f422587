import type { Phrases } from '../phrases/phrases.ts';
import * as F from './fields.ts';
import { OVER, TALK_END, TRADE, WORK } from './guards.ts';
import * as H from './heavy-fields.ts';

/** One thing that a sentence may mean: it has a word of each field and none of the guards. */
export type Reading = { readonly has: readonly Phrases[]; readonly not: readonly Phrases[] };

const reading =
  (...not: readonly Phrases[]) =>
  (...has: readonly Phrases[]): Reading => ({ has, not });

const suicide = reading(TRADE, TALK_END);
const never = reading(TALK_END);
const now = reading(TRADE, OVER);
const heavy = reading(WORK, OVER);

/** Somebody may take their own life; each line is a way to say it (assistants-70). */
export const SUICIDAL: readonly Reading[] = [
  suicide(F.SELF, F.DEATH, F.WISH),
  suicide(F.BEING_GONE, F.RELIEF),
  suicide(F.NOBODY, F.BEING_GONE),
  suicide(F.SELF, F.BEING_GONE, F.WISH),
  never(F.SELF, F.BURDEN, F.oneOf(F.NOBODY, F.ALWAYS)),
  suicide(F.PILLS, F.PILLS_READY),
  suicide(F.SELF, F.TOOLS, F.TOOLS_READY),
  suicide(F.SELF, F.HEIGHTS, F.JUMP),
  never(F.FAREWELL),
  suicide(F.SELF, F.AFFAIRS, F.READY_TO_GO),
  suicide(F.END_IT),
  never(F.REUNION),
  suicide(F.HARM_SELF),
  reading(TRADE, TALK_END, WORK)(F.oneOf(F.STRONG_TOOLS, F.LAST_DAY)),
  suicide(F.SELF, F.AT_THE_EDGE),
];

/** Somebody is hurt, threatened or robbed by one of their own or by who cares for them. */
export const VIOLATED: readonly Reading[] = [
  reading(WORK)(F.PERPETRATORS, F.VIOLENT, F.TO_ME),
  reading(OVER)(F.PERPETRATORS, F.TAKES, F.MONEY, F.TO_ME),
  reading(WORK)(F.PERPETRATORS, F.PLUNDERS, F.MONEY),
];

/** Life is in danger now. */
export const ACUTE: readonly Reading[] = [
  now(F.SELF, F.CHEST, F.CHEST_SIGNS),
  now(F.STROKE),
  now(F.COLLAPSE),
];

/** It is heavy, and no danger is named. */
export const HEAVY: readonly Reading[] = [
  heavy(H.WHAT_FOR),
  heavy(H.FUTILE),
  heavy(H.EMPTY, H.AROUND_ME, F.oneOf(F.ALWAYS, F.NO_MORE)),
  heavy(H.EMPTY, F.oneOf(H.LOSS, H.EVERY_DAY)),
  heavy(H.LOSS),
  heavy(F.NOBODY, H.CONTACT, H.NONE, F.oneOf(F.SELF, F.NO_MORE)),
  heavy(H.ALONE),
  heavy(H.WORN_OUT),
  heavy(F.SELF, H.WORTHLESS),
  heavy(F.oneOf(F.SELF, H.OMITTED_SELF), H.SORROW, H.SORROW_MUCH),
  heavy(F.SELF, H.FEAR, H.FEAR_OF_LIFE),
  heavy(F.SELF, H.ILLNESS),
  heavy(H.NEED),
  heavy(H.ADDICTION),
  heavy(F.SELF, H.JOY, H.JOYLESS),
  heavy(H.BADLY),
];
