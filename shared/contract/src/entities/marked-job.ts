import { z } from 'zod';
import { id, milliseconds } from '../primitives.ts';
import { jobDemandLean } from './job-demand.ts';

/** A job that a candidate has saved or hidden; it stays in the list when the employer closes it. */
export const markedJob = jobDemandLean
  .extend({
    state: z.enum(['open', 'closed']),
    /** When it was saved or hidden. */
    kept_at: milliseconds,
  })
  .meta({ id: 'MarkedJob' });

export const markedJobInput = z.object({ job_demand_id: id }).meta({ id: 'MarkedJobInput' });

export type MarkedJob = z.output<typeof markedJob>;
