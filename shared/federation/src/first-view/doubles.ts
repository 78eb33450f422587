import type { User } from '@silverjobs/contract';

const flags = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [`potential_job_${index + 1}`, 'false']),
) as Omit<
  NonNullable<User['_candidate']>['additional'],
  'language_german' | 'language_english' | 'language_other' | 'languages'
>;

const noEmployer = {
  employer_name: null,
  employer_department: null,
  employer_years_id: null,
  employer_years: null,
};

const account = {
  id: 1,
  email: 'probe@example.org',
  plan_end_date: null,
  message_mail: true,
  display: null,
  jobs_current_month: 0,
};

/** A candidate with everything that a plan opens: for a try of each page before it goes live. */
export const candidateDouble = {
  ...account,
  role: 'candidate',
  candidate_id: 1,
  client_id: null,
  plan_label: '12 Monate',
  plan_type: 'paid',
  isPaidUser: true,
  _client: null,
  _candidate: {
    id: 1,
    contact: {
      ...{ salutation_id: 2, first_name: 'Erika', last_name: 'Probe', phone: '0221 123456' },
      ...{ email: account.email, complete: true, _salutation: { label: 'Frau' } },
    },
    preferences: {
      ...{ work_type: null, work_honorary: null, work_honorary_id: null },
      ...{ work_fully_remote_id: null, work_load_candidate_id: null, work_load: null },
      work_where_candidate_id: null,
    },
    additional: {
      ...flags,
      ...{ language_german: 'true', language_english: 'false', language_other: 'false' },
      languages: null,
    },
    location: { postal_code: '50667', street: null, radius: 10_000 },
    display: {
      ...{ city: 'Köln', latitude: 50.94, longitude: 6.96, work_experience: null },
      ...{ last_employer: noEmployer, previous_employer: noEmployer, potential_jobs_count: 0 },
    },
    main_job: {
      ...{ sector_id: null, sector: null, subsector_id: null, subsector: null },
      ...{ job_position: null, experience_years_id: null, job_experience: null },
    },
    education: {
      ...{ level_id: null, level: null, degree: null, more_title: null },
      ...{ trainings: null, software: null },
    },
    ops: { status: 'active_visible', mode: null },
    candidate_matching_positions: [],
  },
} satisfies User;

/** An employer who has not filled in anything yet. */
export const clientDouble = {
  ...account,
  role: 'client',
  candidate_id: null,
  client_id: 1,
  plan_label: null,
  plan_type: 'free',
  isPaidUser: false,
  _candidate: null,
  _client: null,
} satisfies User;

/** An operator of the back-office. */
export const operatorDouble = { ...clientDouble, role: 'operator', client_id: null } satisfies User;
