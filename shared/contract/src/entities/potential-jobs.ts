import { z } from 'zod';
import { flagText } from '../primitives.ts';

/** The 24 flags potential_job_1 to potential_job_24 (profile-30). */
export const potentialJobFlags = z.object({
  potential_job_1: flagText,
  potential_job_2: flagText,
  potential_job_3: flagText,
  potential_job_4: flagText,
  potential_job_5: flagText,
  potential_job_6: flagText,
  potential_job_7: flagText,
  potential_job_8: flagText,
  potential_job_9: flagText,
  potential_job_10: flagText,
  potential_job_11: flagText,
  potential_job_12: flagText,
  potential_job_13: flagText,
  potential_job_14: flagText,
  potential_job_15: flagText,
  potential_job_16: flagText,
  potential_job_17: flagText,
  potential_job_18: flagText,
  potential_job_19: flagText,
  potential_job_20: flagText,
  potential_job_21: flagText,
  potential_job_22: flagText,
  potential_job_23: flagText,
  potential_job_24: flagText,
});

export type PotentialJobFlags = z.output<typeof potentialJobFlags>;
export type PotentialJobKey = keyof PotentialJobFlags;
