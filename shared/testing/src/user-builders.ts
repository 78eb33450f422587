import type { Candidate, User } from '@silverjobs/contract';
import { buildClient } from './job-builders.ts';

const noFlags = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [`potential_job_${index + 1}`, 'false']),
) as Pick<Candidate['additional'], `potential_job_${1}`>;

const noEmployer = {
  employer_name: null,
  employer_department: null,
  employer_years_id: null,
  employer_years: null,
};

/** A candidate with complete contact data. */
export function buildCandidate(values: Partial<Candidate> = {}): Candidate {
  return {
    id: 9,
    contact: {
      salutation_id: 2,
      first_name: 'Renate',
      last_name: 'Schuster',
      phone: '0221 4455667',
      email: 'renate@example.org',
      complete: true,
      _salutation: { label: 'Frau' },
    },
    preferences: {
      work_type: null,
      work_honorary: null,
      work_honorary_id: null,
      work_fully_remote_id: null,
      work_load_candidate_id: null,
      work_load: null,
      work_where_candidate_id: null,
    },
    additional: {
      ...noFlags,
      language_german: 'true',
      language_english: 'false',
      language_other: 'false',
      languages: null,
    } as Candidate['additional'],
    location: { postal_code: '50667', street: null, radius: 10_000 },
    display: {
      city: 'Köln',
      latitude: 50.94,
      longitude: 6.96,
      last_employer: noEmployer,
      previous_employer: noEmployer,
      work_experience: null,
      potential_jobs_count: 0,
    },
    main_job: {
      sector_id: null,
      sector: null,
      subsector_id: null,
      subsector: null,
      job_position: null,
      experience_years_id: null,
      job_experience: null,
    },
    education: {
      level_id: null,
      level: null,
      degree: null,
      more_title: null,
      trainings: null,
      software: null,
    },
    ops: { status: 'active_visible', mode: null },
    candidate_matching_positions: [],
    ...values,
  };
}

const account = {
  id: 4,
  email: 'renate@example.org',
  plan_label: null,
  plan_type: 'free',
  plan_end_date: null,
  isPaidUser: false,
  message_mail: true,
  display: null,
  jobs_current_month: 0,
} as const;

/** A signed-in candidate on the free plan. */
export function buildCandidateUser(values: Partial<User> = {}): User {
  return {
    ...account,
    role: 'candidate',
    candidate_id: 9,
    client_id: null,
    _candidate: buildCandidate(),
    _client: null,
    ...values,
  };
}

/** A signed-in employer. */
export function buildClientUser(values: Partial<User> = {}): User {
  return {
    ...account,
    role: 'client',
    candidate_id: null,
    client_id: 31,
    _candidate: null,
    _client: buildClient(),
    ...values,
  };
}

/** A signed-in operator. */
export function buildOperatorUser(values: Partial<User> = {}): User {
  return {
    ...account,
    role: 'operator',
    candidate_id: null,
    client_id: null,
    _candidate: null,
    _client: null,
    ...values,
  };
}
