import type { Database } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { lookupOptions, positions } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import { requirePostalCode } from '../../locations/find-postal-code.ts';
import type { LookupKind } from '../../lookups/labels.ts';
import { keptTown } from '../../reference/towns/towns.ts';
import type { CandidateChange, Columns } from './candidate-change.ts';

/** Refuses ids that are in no list; a town that the postal code does not have goes. */
export async function checkIds(
  db: Database,
  columns: Columns,
  { main_job: sent }: CandidateChange,
): Promise<void> {
  const { mainJob, education, preferences, lastEmployer, previousEmployer, postalCode } = columns;
  if (mainJob) {
    const { sector_id = null, subsector_id } = mainJob;
    // A job alone is an answer of the first steps (guide-12); who names a sector names both.
    const namesSector = sent?.sector_id !== undefined || sent?.subsector_id !== undefined;
    if (namesSector && (!sector_id || !subsector_id)) {
      throw new Failure('validation.failed', {
        param: sector_id ? 'main_job.subsector_id' : 'main_job.sector_id',
        message: 'Bitte wählen Sie einen Wert aus',
      });
    }
    await checkOption(db, 'sector', sector_id, 'main_job.sector_id');
    await checkOption(db, 'subsector', subsector_id, 'main_job.subsector_id', sector_id);
    const years = mainJob.experience_years_id;
    await checkOption(db, 'experience_years', years, 'main_job.experience_years_id');
    await checkPositions(db, sent?.position_ids, 'main_job.position_ids');
    await checkPositions(db, sent?.related_position_ids, 'main_job.related_position_ids');
  }
  await checkOption(db, 'education_level', education?.level_id, 'education.level_id');
  const workLoad = preferences?.work_load_candidate_id;
  await checkOption(db, 'work_load_candidate', workLoad, 'preferences.work_load_candidate_id');
  const last = lastEmployer?.employer_years_id;
  await checkOption(db, 'employer_years', last, 'display.last_employer.employer_years_id');
  const previous = previousEmployer?.employer_years_id;
  await checkOption(db, 'employer_years', previous, 'display.previous_employer.employer_years_id');
  if (!postalCode) return;
  const place = await requirePostalCode(db, postalCode, 'location.postal_code');
  columns.town = keptTown(place.code, place.place, columns.town ?? null);
}

/** Refuses occupations that the catalogue does not have. */
async function checkPositions(
  db: Database,
  ids: readonly number[] | null | undefined,
  param: string,
): Promise<void> {
  if (!ids || ids.length === 0) return;
  const known = await db
    .select({ id: positions.id })
    .from(positions)
    .where(inArray(positions.id, [...ids]));
  if (known.length === new Set(ids).size) return;
  throw new Failure('validation.failed', { param, message: 'Bitte wählen Sie einen Wert aus' });
}

/** Refuses an id that is not in its list, or belongs to another entry of the list above. */
async function checkOption(
  db: Database,
  kind: LookupKind,
  id: number | null | undefined,
  param: string,
  parentId?: number | null,
): Promise<void> {
  if (id === null || id === undefined) return;
  const [option] = await db
    .select({ parentId: lookupOptions.parentId })
    .from(lookupOptions)
    .where(and(eq(lookupOptions.kind, kind), eq(lookupOptions.id, id)));
  const fits = option && (parentId === undefined || option.parentId === parentId);
  if (!fits) {
    throw new Failure('validation.failed', { param, message: 'Bitte wählen Sie einen Wert aus' });
  }
}
