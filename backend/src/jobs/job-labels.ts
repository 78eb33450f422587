import type { Database } from '../database/database.ts';
import { type Labels, loadLabels } from '../lookups/labels.ts';

/** The lists that jobs and their employers take labels from. */
export function loadJobLabels(db: Database): Promise<Labels> {
  return loadLabels(db, [
    'work_load',
    'job_type',
    'homeoffice',
    'salutation',
    'employer_type',
    'company_size',
    'profile_age',
    'subsector',
    'potential_job',
  ]);
}
