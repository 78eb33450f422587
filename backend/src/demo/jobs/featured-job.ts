/** A hand-written job demand. */
export interface FeaturedJob {
  /** The place of the employer in employers/featured.ts or abroad.ts, counted from 1. */
  clientId: number;
  positionId: number;
  title: string;
  lead: string;
  tasks: readonly string[];
  bring: readonly string[];
  offer: readonly string[];
  closing: string;
  pay: string | null;
  jobTypeId: number;
  workLoadId: number;
  homeofficeId: number;
  radiusKm: number;
  /** Days before now it was published. */
  daysAgo: number;
}
