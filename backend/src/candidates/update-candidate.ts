import type { calls } from '@silverjobs/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { candidates, lookupOptions, postalCodes } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { refuseStale } from '../http/version.ts';
import type { LookupKind } from '../lookups/labels.ts';
import { renewPositions } from '../matching/renew-positions.ts';
import { formatPhone } from './format-phone.ts';
import { loadCandidate } from './load-candidate.ts';

export type CandidateChange = z.output<(typeof calls)['PUT /candidate/{id}']['body']>;
type Columns = Partial<typeof candidates.$inferInsert>;
type Row = typeof candidates.$inferSelect;

/** Fields of a document that the sender named, without undefined. */
function given<T extends object>(section: T | undefined): T {
  const entries = Object.entries(section ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

function contactColumns({ contact = {} }: CandidateChange): Columns {
  const named = {
    salutationId: contact.salutation_id,
    firstName: contact.first_name,
    lastName: contact.last_name,
    phone: contact.phone && formatPhone(contact.phone),
  };
  return given(named) as Columns;
}

function locationColumns({ location = {} }: CandidateChange): Columns {
  const named = {
    postalCode: location.postal_code,
    street: location.street,
    radius: location.radius,
  };
  return given(named) as Columns;
}

/** The columns that a change of this mode writes (profile-19). */
function columnsOf(row: Row, change: CandidateChange): Columns {
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

/** Refuses ids that are in no list. */
async function checkIds(
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
  }
  await checkOption(db, 'education_level', education?.level_id, 'education.level_id');
  const workLoad = preferences?.work_load_candidate_id;
  await checkOption(db, 'work_load_candidate', workLoad, 'preferences.work_load_candidate_id');
  const last = lastEmployer?.employer_years_id;
  await checkOption(db, 'employer_years', last, 'display.last_employer.employer_years_id');
  const previous = previousEmployer?.employer_years_id;
  await checkOption(db, 'employer_years', previous, 'display.previous_employer.employer_years_id');
  if (postalCode) await checkPostalCode(db, postalCode);
}

async function checkPostalCode(db: Database, code: string): Promise<void> {
  const [known] = await db
    .select({ code: postalCodes.code })
    .from(postalCodes)
    .where(eq(postalCodes.code, code));
  if (known) return;
  throw new Failure('validation.failed', {
    param: 'location.postal_code',
    message: 'Diese Postleitzahl gibt es in Deutschland nicht.',
  });
}

/**
 * Changes the section that the mode names; the rest of the body is ignored.
 * @throws Failure not_found, validation.failed, version.stale
 */
export async function updateCandidate(
  db: Database,
  candidateId: number,
  change: CandidateChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    if (!row) throw new Failure('not_found');
    await refuseStale(change.version, () => loadCandidate(tx, candidateId));
    const columns = columnsOf(row, change);
    await checkIds(tx, columns, change);
    if (Object.keys(columns).length === 0) return;
    await tx.update(candidates).set(columns).where(eq(candidates.id, candidateId));
    if (columns.mainJob || columns.lastEmployer || columns.previousEmployer || columns.education) {
      await renewPositions(tx, row, { ...row, ...given(columns) } as Row);
    }
  });
}
