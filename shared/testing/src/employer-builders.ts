import type {
  Booking,
  CandidateDetail,
  EditedJob,
  EmployerJob,
  EmployerProfile,
  Invoice,
  ShortProfile,
} from '@silverjobs/contract';
import { buildClientProfile } from './job-builders.ts';

const POSTED_AT = Date.UTC(2026, 10, 2, 9);

/** A job of an employer's list. */
export function buildEmployerJob(values: Partial<EmployerJob> = {}): EmployerJob {
  return {
    id: 12,
    title: 'Mitarbeit am Empfang im Seniorenzentrum',
    status: 'active',
    created_at: POSTED_AT,
    ends_at: POSTED_AT + 60 * 86_400_000,
    position_label: 'Empfang',
    search_location_label: '50968 Köln',
    work_load_label: 'mindestens 10 Stunden pro Woche',
    applications: 2,
    outreaches: 0,
    unread: 1,
    communication_id: null,
    ...values,
  };
}

/** A job as it is edited. */
export function buildEditedJob(values: Partial<EditedJob> = {}): EditedJob {
  return {
    id: 12,
    status: 'active',
    created_at: POSTED_AT,
    title: 'Mitarbeit am Empfang im Seniorenzentrum',
    position_id: 61,
    position_label: 'Empfang',
    description: 'Sie begrüßen unsere Gäste.\n\nIhre Aufgaben:\n- Telefon\n- Post',
    postal_code: '50968',
    radius: 10_000,
    work_load_id: 5,
    job_type_id: 2,
    homeoffice_id: 1,
    pay_unit: null,
    pay_from: null,
    pay_to: null,
    contract_kind: null,
    ends_on: '2027-01-01',
    contact_preference: 'message',
    application_address: null,
    picture: null,
    times: null,
    places: null,
    starts_on: null,
    street: null,
    booked: {
      title: 'Mitarbeit am Empfang im Seniorenzentrum',
      position_id: 61,
      position_label: 'Empfang',
    },
    ...values,
  };
}

/** A company as it sees itself, with everything an advertisement needs. */
export function buildEmployerProfile(values: Partial<EmployerProfile> = {}): EmployerProfile {
  return {
    id: 31,
    isPrivate: false,
    profile_name: 'Caritas-Altenzentrum St. Maternus',
    salutation_id: 2,
    contact_name: 'Petra Lindner',
    employer_type_id: 3,
    profile_age_id: null,
    company_size_id: 3,
    sector_id: null,
    subsector_id: null,
    profile_link: null,
    profile_description: null,
    street: 'Am Lindenhof 12',
    postal_code: '50968',
    town: null,
    vat_id: null,
    city: 'Köln',
    complete: true,
    kind_fixed: null,
    _shown: buildClientProfile(),
    ...values,
  };
}

/** A candidate in the list of those who fit a job. */
export function buildShortProfile(values: Partial<ShortProfile> = {}): ShortProfile {
  return {
    id: 9,
    title: 'Arzthelferin',
    match_label: 'Empfang',
    city: 'Köln',
    distance_km: 4,
    experience: 'über 30 Jahre',
    work_load: 'bis 20 Stunden pro Woche',
    communication_id: null,
    ...values,
  };
}

/** The page of a candidate who has shared nothing. */
export function buildCandidateDetail(values: Partial<CandidateDetail> = {}): CandidateDetail {
  return {
    id: 9,
    title: 'Arzthelferin',
    city: 'Köln',
    radius: 10_000,
    sector: 'Gesundheit',
    subsector: 'Arztpraxen',
    experience: 'über 30 Jahre',
    education_level: 'Berufsausbildung',
    degree: null,
    more_title: null,
    trainings: null,
    software: null,
    work_load: 'bis 20 Stunden pro Woche',
    honorary: true,
    fully_remote: false,
    languages: ['Deutsch'],
    positions: ['Empfang'],
    potential_jobs: [],
    searching: true,
    contact_data: 'anonymous',
    contacts: [],
    jobs: [{ id: 12, title: 'Mitarbeit am Empfang im Seniorenzentrum' }],
    ...values,
  };
}

/** An invoice of an advertisement. */
export function buildInvoice(values: Partial<Invoice> = {}): Invoice {
  return {
    id: 901,
    kind: 'invoice',
    number: 'SJ-2026-000801',
    cancels: null,
    date: POSTED_AT,
    service_from: POSTED_AT,
    service_to: null,
    seller: {
      name: 'silverjobs GmbH',
      address: ['Hauptstraße 1', '50667 Köln'],
      tax_id: 'USt-IdNr. DE123456789',
      register: 'Amtsgericht Köln, HRB 1234',
      email: 'kontakt@example.org',
      bank: 'IBAN DE02 1203 0000 0000 2020 51',
    },
    recipient: ['Caritas-Altenzentrum St. Maternus', 'Am Lindenhof 12', '50968 Köln'],
    lines: [{ text: 'Stellenanzeige „Mitarbeit am Empfang im Seniorenzentrum“', cents: 4_900 }],
    with_vat: false,
    net_cents: 4_900,
    vat_percent: 19,
    vat_cents: 931,
    gross_cents: 5_831,
    payment: 'Bitte überweisen Sie 58,31 € bis zum 16.11.2026 mit der Rechnungsnummer.',
    ...values,
  };
}

/** A booking that is to be paid. */
export function buildBooking(values: Partial<Booking> = {}): Booking {
  return {
    id: 801,
    number: 'SJ-2026-000801',
    title: 'Mitarbeit am Empfang im Seniorenzentrum',
    job_demand_id: 12,
    state: 'open',
    net_cents: 4_900,
    vat_percent: 19,
    vat_cents: 931,
    gross_cents: 5_831,
    address: ['Caritas-Altenzentrum St. Maternus', 'Am Lindenhof 12', '50968 Köln'],
    created_at: POSTED_AT,
    due_at: POSTED_AT + 14 * 86_400_000,
    paid_at: null,
    _invoice: buildInvoice(),
    _cancellation: null,
    ...values,
  };
}
