import type { PublicJob, PublicJobLean } from '@silverjobs/contract';

/** A job as lists show it to everybody. */
export function buildPublicJobLean(values: Partial<PublicJobLean> = {}): PublicJobLean {
  return {
    id: 12,
    slug: 'empfang',
    title: 'Mitarbeit am Empfang',
    employer: {
      id: 31,
      slug: 'altenzentrum',
      name: 'Altenzentrum',
      is_private: false,
      verified: false,
    },
    postal_code: '50667',
    city: 'Köln',
    place_label: '50667 Köln',
    distance_km: null,
    work_load_label: null,
    job_type_label: 'Minijob',
    homeoffice_id: 1,
    homeoffice_label: null,
    pay_label: null,
    created_at: 0,
    changed_at: 0,
    ...values,
  };
}

/** A job as its page shows it to everybody. */
export function buildPublicJob(values: Partial<PublicJob> = {}): PublicJob {
  const lean = buildPublicJobLean();
  return {
    ...lean,
    employer: {
      ...lean.employer,
      employer_type_label: null,
      profile_age_label: null,
      company_size_label: null,
      subsector_label: null,
      profile_link: null,
      profile_description: null,
    },
    description: '<p>Sie begrüßen unsere Gäste.</p>',
    region_label: null,
    latitude: null,
    longitude: null,
    work_load_id: null,
    job_type_id: null,
    contract_kind: null,
    contract_label: null,
    pay_unit: null,
    pay_from: null,
    pay_to: null,
    contact_preference: 'message',
    ends_at: null,
    occupations: [],
    _warnings: [],
    ...values,
  };
}
