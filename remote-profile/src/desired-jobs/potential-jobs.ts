import type { LookupOption } from '@silverjobs/api/lookups';
import type { Candidate, PotentialJobKey } from '@silverjobs/contract';

/** The flag of an activity of the catalogue. */
export function flagOf(id: number): PotentialJobKey {
  return `potential_job_${id}` as PotentialJobKey;
}

/** The activities of the catalogue that the candidate can imagine. */
export function chosenPotentialJobs(
  catalogue: readonly LookupOption[],
  additional: Candidate['additional'],
): LookupOption[] {
  return catalogue.filter(({ id }) => additional[flagOf(id)] === 'true');
}
