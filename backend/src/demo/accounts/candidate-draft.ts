import { lookups } from '../../reference/lookups/index.ts';
import { positions } from '../../reference/positions/index.ts';
import type { Option } from '../../reference/types.ts';
import type { CandidateMatchingPosition, CandidateRow } from './types.ts';

/** A candidate and what only the user record holds. */
export interface CandidateDraft {
  row: CandidateRow;
  /** Days until the minimum term of the paid plan ends; absent: free plan. */
  paidDaysLeft?: number;
  memberDays?: number;
}

/** The label of an option. Throws RangeError for an unknown id. */
export function labelOf(options: readonly Option[], id: number): string {
  const option = options.find((entry) => entry.id === id);
  if (option === undefined) throw new RangeError(`labelOf: no option ${id}`);
  return option.label;
}

type Source = 'employer' | 'education' | 'workexperience';

/** A matching position of a candidate, used in matching, with the sources of experience. */
export function matching(
  id: number,
  positionId: number,
  sources: readonly Source[],
): CandidateMatchingPosition {
  const position = positions.find((entry) => entry.id === positionId);
  if (position === undefined) throw new RangeError(`matching: no position ${positionId}`);
  const flag = (source: Source) => (sources.includes(source) ? 'true' : 'false');
  return {
    id,
    positions_id: positionId,
    label: position.label,
    matching_used: 'true',
    match_type_employer: flag('employer'),
    match_type_education: flag('education'),
    match_type_workexperience: flag('workexperience'),
  };
}

/** The work a candidate did longest, by subsector and years of experience. */
export function mainJob(
  subsectorId: number,
  position: string,
  experienceId: number,
): CandidateRow['main_job'] {
  const subsector = lookups.subsector.find((entry) => entry.id === subsectorId);
  if (subsector === undefined) throw new RangeError(`mainJob: no subsector ${subsectorId}`);
  return {
    sector_id: subsector.sector_id,
    subsector_id: subsectorId,
    subsector: subsector.name,
    job_position: position,
    experience_years_id: experienceId,
    job_experience: labelOf(lookups.experience_years, experienceId),
  };
}

export const education = (
  levelId: number,
  degree: string,
  trainings = '',
  software = '',
): CandidateRow['education'] => ({
  level_id: levelId,
  level: labelOf(lookups.education_level, levelId),
  degree,
  more_title: '',
  trainings,
  software,
});

export const employer = (
  name: string,
  department: string,
  yearsId: number,
): CandidateRow['display']['last_employer'] => ({
  employer_name: name,
  employer_department: department,
  employer_years_id: yearsId,
  employer_years: labelOf(lookups.employer_years, yearsId),
});
