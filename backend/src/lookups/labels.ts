import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { keptReference } from '../database/kept-reference.ts';
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

const loadAll = keptReference(
  async (db: Database, _key: 'all') => {
    const rows = await db.select().from(lookupOptions);
    return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.label]));
  },
  { size: (labels) => labels.size, room: 100_000 },
);

/** The labels of all lists. */
export async function loadLabels(db: Database): Promise<Labels> {
  const labels = await loadAll(db, 'all');
  return (kind, id) => (id ? (labels.get(`${kind} ${id}`) ?? null) : null);
}
