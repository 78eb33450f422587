import { z } from 'zod';

const jobs = z.int().min(0);

/** How many jobs a filter finds with each scope, and what is known to judge by (jobs-59). */
export const jobScopes = z
  .object({
    all: jobs,
    near: jobs,
    fitting: jobs,
    /** The candidate has a postal code that is known. */
    has_place: z.boolean(),
    /** The candidate has activities, done or imagined. */
    has_activities: z.boolean(),
  })
  .meta({ id: 'JobScopes' });

export type JobScopes = z.output<typeof jobScopes>;
