import type { Workload } from '../../../understanding/find-hours.ts';
import type { Place } from '../../../understanding/place/place.ts';
import type { Pay } from '../../../understanding/wish/amounts.ts';
import type { Excluded } from '../../../understanding/wish/read-excluded.ts';

/** What somebody is looking for, as far as it is known; what is left out asks for nothing. */
export type SearchCriteria = {
  /** None: any work. */
  readonly positionIds: readonly number[];
  readonly place: Place;
  readonly workload: Workload | null;
  /** Only jobs of at most so many hours a week. */
  readonly mostHours?: number | undefined;
  /** Ids of kinds of job and of times of day: only such jobs. */
  readonly kinds?: readonly string[];
  readonly times?: readonly string[];
  readonly pay?: Pay | null;
  /** Jobs that have one of these are left out. */
  readonly excluded?: readonly Excluded[];
  /** Positions of the person's own experience. */
  readonly experienceIds?: readonly number[];
};
