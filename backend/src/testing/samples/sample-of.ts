import type { CallKey } from '@silverjobs/contract';
import type { Sample } from '../test-app.ts';
import type { Person } from '../test-users.ts';

type SampleOf<K extends CallKey> = Sample<K> & {
  /** Who may send it; nobody for public calls. */
  as: Person | null;
};

/** A request for every call. */
export type Samples = { [K in CallKey]: SampleOf<K> };

/** A request that is nothing but its path. */
export const none = (as: Person | null) => ({ as });
