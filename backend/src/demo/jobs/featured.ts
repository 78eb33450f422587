import { firstFeaturedJobs } from './featured-first.ts';
import type { FeaturedJob } from './featured-job.ts';
import { secondFeaturedJobs } from './featured-second.ts';

/** The hand-written job demands; the place in the list, counted from 1, is the id. */
export const featuredJobs: readonly FeaturedJob[] = [...firstFeaturedJobs, ...secondFeaturedJobs];

/** Job demands with ids up to this one are hand-written. */
export const FEATURED_JOB_COUNT = featuredJobs.length;
