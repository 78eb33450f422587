import type { Candidate, PotentialJobKey } from '@silverjobs/contract';

/** Labels of the activities of the catalogue that a candidate can imagine. */
export function potentialActivities(
  candidate: Candidate | null,
  catalogue: readonly { id: number; label: string }[],
): string[] {
  return catalogue
    .filter(({ id }) => candidate?.additional[`potential_job_${id}` as PotentialJobKey] === 'true')
    .map(({ label }) => label);
}
