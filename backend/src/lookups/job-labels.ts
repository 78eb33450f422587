import type { Database } from '../database/database.ts';
import { type Labels, loadLabels } from './labels.ts';

/** How long labels are kept in memory, in milliseconds: only a release changes them. */
const CACHE_MS = 300_000;

const cache = new WeakMap<Database, { readonly labels: Labels; readonly until: number }>();

/** The lists that jobs and their employers take labels from. */
export async function loadJobLabels(db: Database): Promise<Labels> {
  const known = cache.get(db);
  if (known && known.until > Date.now()) return known.labels;
  const labels = await loadLabels(db, [
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
  // A database that another process is still filling has none yet.
  if (labels('salutation', 1) !== null) cache.set(db, { labels, until: Date.now() + CACHE_MS });
  return labels;
}
