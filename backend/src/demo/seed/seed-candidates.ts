import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { candidates } from '../../database/schema.ts';
import type { StoredEmployer } from '../../database/tables/candidate-documents.ts';
import type { CandidateEmployer, CandidateRow } from '../accounts/types.ts';

const yesNo = (id: number | null) => (id === 1 || id === 2 ? id : null);

function employer(row: CandidateEmployer | null): StoredEmployer {
  return {
    employer_name: row?.employer_name ?? null,
    employer_department: row?.employer_department ?? null,
    employer_years_id: row?.employer_years_id ?? null,
  };
}

function candidateRow(row: CandidateRow): typeof candidates.$inferInsert {
  const { potential_job_ids, ...additional } = row.additional;
  const flags = potential_job_ids.map((id) => [`potential_job_${id}`, 'true']);
  return {
    id: row.id,
    usersId: row.users_id,
    salutationId: row.contact.salutation_id,
    firstName: row.contact.first_name || null,
    lastName: row.contact.last_name || null,
    phone: row.contact.phone || null,
    postalCode: row.location.postal_code || null,
    street: row.location.street || null,
    radius: row.location.radius,
    status: row.ops.status,
    preferences: {
      ...row.preferences,
      work_honorary_id: yesNo(row.preferences.work_honorary_id),
      work_fully_remote_id: yesNo(row.preferences.work_fully_remote_id),
    },
    additional: { ...additional, ...Object.fromEntries(flags) },
    mainJob: {
      sector_id: row.main_job.sector_id,
      subsector_id: row.main_job.subsector_id,
      job_position: row.main_job.job_position || null,
      experience_years_id: row.main_job.experience_years_id,
    },
    education: {
      level_id: row.education.level_id,
      degree: row.education.degree || null,
      more_title: row.education.more_title || null,
      trainings: row.education.trainings || null,
      software: row.education.software || null,
    },
    lastEmployer: employer(row.display.last_employer),
    previousEmployer: employer(row.display.previous_employer),
    workExperience: row.display.work_experience || null,
  };
}

/** Inserts candidates with their sections as documents. */
export async function insertCandidates(db: Database, rows: readonly CandidateRow[]): Promise<void> {
  await bulkInsert(db, candidates, rows.map(candidateRow));
}
