import type { hiddenJobs, savedJobs } from '../database/schema.ts';

/** A list of jobs that a candidate has marked: saved or hidden ones. */
export type MarkedJobTable = typeof savedJobs | typeof hiddenJobs;
