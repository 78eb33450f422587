import type {
  Candidate,
  Client,
  ClientProfile,
  JobDemand,
  JobDemandLean,
  Outreach,
  Template,
  User,
  WhatOption,
  WhereOption,
} from '@silverjobs/contract';

/** Values that differ from what a builder gives by itself. */
type With<T> = Partial<T>;

const CREATED_AT = Date.UTC(2026, 9, 5, 8, 30);

/** An employer that is a company. */
export function buildClient(values: With<Client> = {}): Client {
  return {
    id: 31,
    isPrivate: false,
    profile_name: 'Caritas-Altenzentrum St. Maternus',
    contact_name: 'Petra Lindner',
    contact_salutation: 'Frau',
    salutation_label: 'Frau',
    salutation_label2: 'Sehr geehrte Frau',
    ...values,
  };
}

/** An employer with everything that the page of a job shows. */
export function buildClientProfile(values: With<ClientProfile> = {}): ClientProfile {
  return {
    ...buildClient(),
    employer_type_label: 'Gemeinnützig',
    profile_age_label: null,
    company_size_label: '51 bis 200 Mitarbeitende',
    subsector_label: null,
    profile_link: null,
    profile_description: null,
    ...values,
  };
}

/** A job as lists have it. */
export function buildJobDemandLean(values: With<JobDemandLean> = {}): JobDemandLean {
  const id = values.id ?? 12;
  return {
    id,
    key: `job-${id}`,
    title: 'Mitarbeit am Empfang im Seniorenzentrum',
    client_id: 31,
    search_location_label: '50968 Köln und 10 km Umkreis',
    work_load_label: 'mindestens 10 Stunden pro Woche',
    homeoffice_id: 1,
    homeoffice_label: 'Nicht möglich',
    potential_jobs_label: null,
    potential_jobs_match: false,
    job_type_label: 'Teilzeit',
    created_at: CREATED_AT,
    _client: buildClient(),
    _outreaches_to_candidate: [],
    _saved: false,
    _hidden: false,
    ...values,
  };
}

/** `count` jobs with the ids from `firstId` on. */
export function buildJobDemands(count: number, firstId = 1): JobDemandLean[] {
  return Array.from({ length: count }, (_, index) =>
    buildJobDemandLean({ id: firstId + index, title: `Stelle ${firstId + index}` }),
  );
}

/** A job with everything its page shows. */
export function buildJobDemand(values: With<JobDemand> = {}): JobDemand {
  return {
    ...buildJobDemandLean(),
    description: '<p>Sie begrüßen unsere Gäste.</p><h2>Das bringen Sie mit</h2>',
    postal_code: '50968',
    city: 'Köln',
    region_label: 'Nordrhein-Westfalen',
    latitude: 50.9,
    longitude: 6.97,
    radius: 10_000,
    contact_preference: 'message',
    _application_on_job_demand: null,
    ...values,
    _client: { ...buildClientProfile(), ...values._client },
  };
}

/** A contact between a candidate and an employer. */
export function buildOutreach(values: With<Outreach> = {}): Outreach {
  return {
    id: 501,
    communication_id: 77,
    job_demand_id: 12,
    candidate_id: 9,
    client_id: 31,
    created_at: CREATED_AT,
    ...values,
  };
}

/** A message template of the user. */
export function buildTemplate(values: With<Template> = {}): Template {
  return { id: 3, name: 'Vorlage 12.11.2026', message: 'Guten Tag', users_id: 4, ...values };
}

/** An occupation. */
export function buildWhatOption(values: With<WhatOption> = {}): WhatOption {
  return { id: 61, label: 'Empfang', matching_keywords: 'Rezeption, Pförtner', ...values };
}

/** A place with radius. */
export function buildWhereOption(values: With<WhereOption> = {}): WhereOption {
  const label = values.label ?? '50667 Köln, 10 km';
  return {
    id: 901,
    label,
    label_client: label,
    label_candidate: label,
    type: 'postal_code',
    value: '50667',
    radius: 10,
    region: null,
    pattern: '50667',
    search: label,
    default: false,
    show: true,
    show_client: true,
    ...values,
  };
}

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
export function buildCandidate(values: With<Candidate> = {}): Candidate {
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
  jobs_current_month: 0,
} as const;

/** A signed-in candidate on the free plan. */
export function buildCandidateUser(values: With<User> = {}): User {
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
export function buildClientUser(values: With<User> = {}): User {
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
