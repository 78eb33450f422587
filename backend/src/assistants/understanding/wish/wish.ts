import type { Workload } from '../find-hours.ts';
import type { FoundPlace } from '../place/place.ts';
import type { Pay } from './amounts.ts';
import type { Kind } from './kinds.ts';
import type { Excluded } from './read-excluded.ts';
import type { DayTime } from './times.ts';
import type { ReadWork } from './work.ts';

/** Everything that a message says of the work that is looked for (assistants-44). */
export type Wish = {
  readonly work: ReadWork;
  /** Any work will do: 'alles außer Verkauf'. */
  readonly isAnyWork: boolean;
  /** It tells of earlier work and does not say that it is looked for. */
  readonly isPast: boolean;
  /** It is put as a wish, or is too short to be anything else. */
  readonly isWish: boolean;
  readonly place: FoundPlace | null;
  readonly km: number | null;
  readonly hours: Workload | null;
  readonly kinds: readonly Kind[];
  readonly times: readonly DayTime[];
  readonly pay: Pay | null;
  readonly excluded: readonly Excluded[];
  /** Farther away or nearer than so far. */
  readonly distance: 'farther' | 'nearer' | null;
  /** Words that were not read, or not surely: nothing is searched before somebody agrees. */
  /** What names the work, as far as it is short. */
  readonly names: readonly string[];
  readonly unsure: readonly string[];
  /** What is named takes the place of what was. */
  readonly isInstead: boolean;
};

/** What was asked for last. */
export type AskedFor = 'what' | 'where' | 'how-much' | null;
