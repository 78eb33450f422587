import type {
  Client,
  ClientProfile,
  JobDemand,
  JobDemandLean,
  JobScopes,
  Outreach,
  Template,
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
    pay_label: null,
    distance_km: null,
    group: null,
    created_at: CREATED_AT,
    _client: buildClient(),
    _outreaches_to_candidate: [],
    _saved: false,
    _hidden: false,
    ...values,
  };
}

/** Numbers of the pool for a candidate whose place and activities are known. */
export function buildJobScopes(values: With<JobScopes> = {}): JobScopes {
  return { all: 45, near: 12, fitting: 3, has_place: true, has_activities: true, ...values };
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
    contract_label: null,
    contact_preference: 'message',
    _application_on_job_demand: null,
    _warnings: [],
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
  const label = values.label ?? '50667 Köln, Umkreis 10 km';
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
