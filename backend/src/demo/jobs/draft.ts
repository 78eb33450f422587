import type { Terms } from './terms.ts';

/** A job demand before it gets its id, place and date. */
export interface Draft {
  title: string;
  positionId: number;
  terms: Terms;
  description: string;
}
