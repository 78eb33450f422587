import type { CandidateChange, Columns, Row } from './candidate-change.ts';
import { contactColumns, locationColumns } from './contact-columns.ts';
import { given } from './given.ts';

/** The columns that a change of this mode writes (profile-19). */
export function columnsOf(row: Row, change: CandidateChange): Columns {
  const { additional, preferences, main_job, education, display, ops } = change;
  switch (ops.mode) {
    case 'contact_data_update':
      return contactColumns(row, change);
    case 'personal_preferences_update':
      return {
        additional: { ...row.additional, ...(given(additional) as Row['additional']) },
        preferences: { ...row.preferences, ...(given(preferences) as Row['preferences']) },
      };
    case 'potential_jobs_update':
      return { additional: { ...row.additional, ...(given(additional) as Row['additional']) } };
    case 'search_location_update':
    case 'search_radius_update':
      return locationColumns(change);
    case 'main_job_update':
      return { mainJob: mainJobOf(row, main_job) };
    case 'last_employer_update':
      return {
        lastEmployer: {
          ...row.lastEmployer,
          ...(given(display?.last_employer) as Row['lastEmployer']),
        },
      };
    case 'previous_employer_update':
      return {
        previousEmployer: {
          ...row.previousEmployer,
          ...(given(display?.previous_employer) as Row['previousEmployer']),
        },
      };
    case 'education_degree_update':
    case 'trainings_software_update':
      return { education: { ...row.education, ...(given(education) as Row['education']) } };
    case 'job_search_change':
      return ops.status ? { status: ops.status } : {};
  }
}

/** The main job after a change: occupations that were confirmed for another text go with it. */
function mainJobOf({ mainJob }: Row, sent: CandidateChange['main_job']): Row['mainJob'] {
  const job_position = sent?.job_position;
  const isOther = job_position !== undefined && job_position !== (mainJob.job_position ?? null);
  const confirmed = isOther ? { position_ids: null, related_position_ids: null } : {};
  return { ...mainJob, ...confirmed, ...(given(sent) as Row['mainJob']) };
}
