import type { WISHED_TIMES } from '@silverjobs/contract';

/** Sections of a candidate as stored: ids and texts, labels are joined when read. */
type Text = string | null;
type Id = number | null;

export type StoredPreferences = {
  work_type?: Text;
  work_honorary?: Text;
  work_honorary_id?: 1 | 2 | 3 | null;
  work_fully_remote_id?: 1 | 2 | 3 | null;
  work_load_candidate_id?: Id;
  work_where_candidate_id?: Id;
  work_times?: readonly (typeof WISHED_TIMES)[number][] | null;
};

/** Flags by name as 'true' or 'false', and the text languages. */
export type StoredAdditional = { languages?: Text } & { [flag: string]: Text };

export type StoredMainJob = {
  sector_id?: Id;
  subsector_id?: Id;
  job_position?: Text;
  /** Occupations confirmed for job_position, and those that one could do as well. */
  position_ids?: readonly number[] | null;
  related_position_ids?: readonly number[] | null;
  experience_years_id?: Id;
};

export type StoredEducation = {
  level_id?: Id;
  degree?: Text;
  more_title?: Text;
  trainings?: Text;
  software?: Text;
};

export type StoredEmployer = {
  employer_name?: Text;
  employer_department?: Text;
  employer_years_id?: Id;
};
