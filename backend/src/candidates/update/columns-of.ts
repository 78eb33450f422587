import type { CandidateChange, Columns, Row } from './candidate-change.ts';
import { contactColumns, locationColumns } from './contact-columns.ts';
import { given } from './given.ts';

/** The columns that a change of this mode writes (profile-19). */
export function columnsOf(row: Row, change: CandidateChange): Columns {
  const { additional, preferences, main_job, education, display, ops } = change;
  switch (ops.mode) {
    case 'contact_data_update':
      return contactColumns(change);
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
      return { mainJob: { ...row.mainJob, ...(given(main_job) as Row['mainJob']) } };
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
