import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lookupOptions } from '../database/schema.ts';

/** The lists of choices, by the names of the calls where there is one. */
export type LookupKind =
  | 'sector'
  | 'subsector'
  | 'experience_years'
  | 'employer_years'
  | 'education_level'
  | 'work_load_candidate'
  | 'work_load'
  | 'job_type'
  | 'homeoffice'
  | 'radius'
  | 'alert_config'
  | 'employer_type'
  | 'company_size'
  | 'profile_age'
  | 'salutation'
  | 'potential_job';

export type LookupRow = typeof lookupOptions.$inferSelect;

/** One list, in the order of its ids. */
export function loadLookup(db: Database, kind: LookupKind): Promise<LookupRow[]> {
  return db
    .select()
    .from(lookupOptions)
    .where(eq(lookupOptions.kind, kind))
    .orderBy(lookupOptions.id);
}

/** Finds labels by kind and id; null for an unknown or missing id. */
export type Labels = (kind: LookupKind, id: number | null | undefined) => string | null;

/** Loads the labels of some lists in one go. */
export async function loadLabels(db: Database, kinds: readonly LookupKind[]): Promise<Labels> {
  const rows = await db
    .select()
    .from(lookupOptions)
    .where(inArray(lookupOptions.kind, [...kinds]));
  const labels = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.label]));
  return (kind, id) => (id ? (labels.get(`${kind} ${id}`) ?? null) : null);
}
