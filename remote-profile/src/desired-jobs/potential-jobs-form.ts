import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate, PotentialJobFlags, PotentialJobKey } from '@silverjobs/contract';
import type { FormValues } from '../editing/form-values.ts';

/** How many activities the catalogue has (profile-30). */
const POTENTIAL_JOBS = 24;

const keys = Array.from(
  { length: POTENTIAL_JOBS },
  (_, index) => `potential_job_${index + 1}` as PotentialJobKey,
);

/** The flags of the catalogue as the form holds them. */
export function potentialJobsValues({ additional }: Candidate): FormValues<PotentialJobKey> {
  return Object.fromEntries(keys.map((key) => [key, additional[key]])) as PotentialJobFlags;
}

/** The change of the flags, all of them as texts (profile-30). */
export function potentialJobsChange(values: FormValues<PotentialJobKey>): CandidateChange {
  const flags = keys.map((key) => [key, values[key] === 'true' ? 'true' : 'false']);
  return {
    additional: Object.fromEntries(flags) as PotentialJobFlags,
    ops: { mode: 'potential_jobs_update' },
  };
}
