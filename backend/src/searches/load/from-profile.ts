import type { Candidate } from '@silverjobs/contract';
import { potentialJobIds } from '../../candidates/potential-jobs.ts';
import type { Labels } from '../../lookups/labels.ts';
import { activitiesText, profilePlaceText } from '../search-texts.ts';

/**
 * What an automatic search looks for: the activities in use and the place of the profile; without
 * experience the activities that the candidate can imagine.
 */
export function fromProfile(candidate: Candidate, labels: Labels) {
  const { postal_code, radius } = candidate.location;
  const used = candidate.candidate_matching_positions
    .filter((item) => item.matching_used === 'true')
    .map(({ label }) => label);
  const imagined = () =>
    potentialJobIds(candidate.additional).flatMap((id) => labels('potential_job', id) ?? []);
  return {
    what: activitiesText(used.length > 0 ? used : imagined()),
    where: profilePlaceText(postal_code, candidate.display.city, radius),
  };
}
