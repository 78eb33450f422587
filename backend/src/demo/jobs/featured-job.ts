/** Hand-written job demands, ids from 1 on; the demo conversations are about them. */
export interface FeaturedJob {
  /** Id of the employer, the same as the place in employers/featured.ts counted from 1. */
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
