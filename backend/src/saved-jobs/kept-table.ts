import type { hiddenJobs, savedJobs } from '../database/schema.ts';

/** A list of jobs that a candidate keeps: saved ones or hidden ones. */
export type KeptTable = typeof savedJobs | typeof hiddenJobs;
