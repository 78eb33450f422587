import {
  type Candidate,
  type MatchingPosition,
  type PotentialJobFlags,
  potentialJobFlags,
} from '@silverjobs/contract';
import { shownEmail } from '@silverjobs/contract/post-address';
import type { candidates } from '../database/schema.ts';
import type { StoredEmployer } from '../database/tables/candidate-documents.ts';
import type { Labels } from '../lookups/labels.ts';

export type CandidateRow = {
  readonly candidate: typeof candidates.$inferSelect;
  readonly email: string;
  /** Place of the postal code. */
  readonly city: string | null;
  /** Coordinates of the postal code. */
  readonly lat: number | null;
  readonly lon: number | null;
};

const flag = (value: unknown) => (value === 'true' ? 'true' : 'false');

function employerOf(stored: StoredEmployer, labels: Labels) {
  return {
    employer_name: stored.employer_name ?? null,
    employer_department: stored.employer_department ?? null,
    employer_years_id: stored.employer_years_id ?? null,
    employer_years: labels('employer_years', stored.employer_years_id),
  };
}

function contactOf({ candidate, email }: CandidateRow, labels: Labels): Candidate['contact'] {
  const label = labels('salutation', candidate.salutationId);
  return {
    salutation_id:
      candidate.salutationId === 1 || candidate.salutationId === 2 ? candidate.salutationId : null,
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    phone: candidate.phone,
    email: shownEmail(email),
    complete: isContactComplete(candidate),
    _salutation: label ? { label } : null,
  };
}

function flagsOf(stored: Readonly<Record<string, unknown>>): PotentialJobFlags {
  const names = Object.keys(potentialJobFlags.shape);
  return Object.fromEntries(names.map((name) => [name, flag(stored[name])])) as PotentialJobFlags;
}

/** A stored candidate in the shape of the contract, with labels. */
export function candidateOf(
  row: CandidateRow,
  labels: Labels,
  positions: MatchingPosition[],
): Candidate {
  const { candidate } = row;
  const { preferences, additional, mainJob, education } = candidate;
  const flags = flagsOf(additional);
  return {
    id: candidate.id,
    contact: contactOf(row, labels),
    preferences: {
      work_type: preferences.work_type ?? null,
      work_honorary: preferences.work_honorary ?? null,
      work_honorary_id: preferences.work_honorary_id ?? null,
      work_fully_remote_id: preferences.work_fully_remote_id ?? null,
      work_load_candidate_id: preferences.work_load_candidate_id ?? null,
      work_load: labels('work_load_candidate', preferences.work_load_candidate_id),
      work_where_candidate_id: preferences.work_where_candidate_id ?? null,
      work_times: preferences.work_times ? [...preferences.work_times] : null,
    },
    additional: {
      ...flags,
      language_german: flag(additional.language_german),
      language_english: flag(additional.language_english),
      language_other: flag(additional.language_other),
      languages: additional.languages ?? null,
    },
    location: {
      postal_code: candidate.postalCode,
      town: candidate.town,
      street: candidate.street,
      radius: candidate.radius,
    },
    display: {
      city: row.city,
      latitude: row.lat,
      longitude: row.lon,
      last_employer: employerOf(candidate.lastEmployer, labels),
      previous_employer: employerOf(candidate.previousEmployer, labels),
      work_experience: candidate.workExperience,
      potential_jobs_count: Object.values(flags).filter((value) => value === 'true').length,
    },
    main_job: {
      sector_id: mainJob.sector_id ?? null,
      sector: labels('sector', mainJob.sector_id),
      subsector_id: mainJob.subsector_id ?? null,
      subsector: labels('subsector', mainJob.subsector_id),
      job_position: mainJob.job_position ?? null,
      position_ids: mainJob.position_ids ? [...mainJob.position_ids] : null,
      related_position_ids: mainJob.related_position_ids ? [...mainJob.related_position_ids] : null,
      experience_years_id: mainJob.experience_years_id ?? null,
      job_experience: labels('experience_years', mainJob.experience_years_id),
    },
    education: {
      level_id: education.level_id ?? null,
      level: labels('education_level', education.level_id),
      degree: education.degree ?? null,
      more_title: education.more_title ?? null,
      trainings: education.trainings ?? null,
      software: education.software ?? null,
    },
    ops: { status: candidate.status, mode: null },
    candidate_matching_positions: positions,
  };
}

type Contact = {
  readonly salutationId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

/** Salutation, both names and phone are there (profile-10). */
function isContactComplete(contact: Contact): boolean {
  const texts = [contact.firstName, contact.lastName, contact.phone];
  return contact.salutationId !== null && texts.every((text) => Boolean(text?.trim()));
}
