import type {
  AccountExport,
  Imprint,
  JobSearch,
  JobSearchDetail,
  SubscriptionDetails,
} from '@silverjobs/contract';
import { buildCandidateUser } from './user-builders.ts';

/** Who runs the product, for tests. */
export function buildImprint(values: Partial<Imprint> = {}): Imprint {
  return {
    name: 'Silberne Arbeit GmbH',
    address: ['Hauptstraße 1', '50667 Köln'],
    represented_by: 'Geschäftsführerin Erika Weber',
    register: 'Amtsgericht Köln, HRB 1234',
    tax_id: 'USt-IdNr. DE123456789',
    email: 'hilfe@example.org',
    phone: '0221 4710123',
    phone_hours: 'Montag bis Freitag, 9 bis 16 Uhr',
    is_demo: false,
    ...values,
  };
}

/** A running plan of 13,99 € a month, for tests. Dates in seconds since 1970. */
export function buildSubscriptionDetails(
  values: Partial<SubscriptionDetails> = {},
): SubscriptionDetails {
  return {
    status: 'active',
    price: { amount: 1_399 },
    current_period_end: 1_810_000_000,
    cancel_at: null,
    canceled_at: null,
    contract_number: 'SP-0A1B2C3D4E',
    credit_cents: 0,
    next_payment_cents: 1_399,
    earliest_end: 1_810_000_000,
    due_cents: 0,
    ...values,
  };
}

/** A saved search for tests. */
export function buildJobSearch(values: Partial<JobSearch> = {}): JobSearch {
  return {
    id: 7,
    title: 'Empfang in Köln',
    type: 'manual',
    search_what_id: 61,
    search_what_label: 'Empfang',
    search_location_id: 901,
    search_location_label: '50667 Köln, Umkreis 10 km',
    alert_config_id: 1,
    alert_contig_label: 'In Echtzeit (aktuelle Einstellung)',
    ...values,
  };
}

/** A saved search with what its page shows, for tests. */
export function buildJobSearchDetail(values: Partial<JobSearchDetail> = {}): JobSearchDetail {
  return {
    ...buildJobSearch(),
    map_location_label: '50667 Köln',
    regions_id: null,
    postal_code: '50667',
    radius: 10,
    latitude: 50.94,
    longitude: 6.96,
    _candidate: {
      display: { potential_jobs_count: 0 },
      location: { postal_code: '50667', street: 'Komödienstraße 12', radius: 25_000 },
    },
    ...values,
  };
}

const MORNING = Date.UTC(2026, 10, 20, 8, 30);

/** An export for tests. */
export function buildAccountExport(values: Partial<AccountExport> = {}): AccountExport {
  return {
    exported_at: MORNING,
    registered_at: Date.UTC(2026, 6, 1, 22, 30),
    user: buildCandidateUser(),
    subscription: null,
    plan_end_date: null,
    orders: [],
    contract_declarations: [],
    searches: [buildJobSearch()],
    templates: [{ id: 3, name: 'Meine', message: 'Guten Tag', users_id: 4 }],
    conversations: [
      {
        id: 77,
        type: 'application',
        created_at: MORNING,
        job_title: 'Empfang',
        decision: null,
        with: 'Caritas',
        contact_data: 'anonymous',
        messages: [
          { created_at: MORNING, own: true, message: 'Guten Tag!' },
          { created_at: MORNING + 3_600_000, own: false, message: '<b>Willkommen</b>' },
        ],
      },
    ],
    assistant_conversations: [
      {
        assistant: 'interview',
        created_at: MORNING,
        given: {},
        messages: [
          { created_at: MORNING, own: false, message: 'Für welche Stelle möchten Sie üben?' },
          { created_at: MORNING, own: true, message: 'Für den Empfang' },
        ],
      },
    ],
    job_demands: [],
    employer: null,
    employer_phone: null,
    bookings: [],
    invoices: [],
    saved_jobs: [{ id: 12, title: 'Gartenhilfe', created_at: MORNING }],
    hidden_jobs: [],
    job_alerts: [
      { job_demand_id: 13, job_title: 'Pforte', created_at: MORNING, mailed_at: MORNING + 60_000 },
    ],
    job_reports: [{ job_title: null, reason: 'fee', text: '50 Euro', created_at: MORNING }],
    message_reports: [
      { message: 'Ihre IBAN?', reason: 'personal_data', text: null, created_at: MORNING },
    ],
    callback_requests: [],
    courses: [{ title: 'Gedächtnis', start_date: null, waiting: true, created_at: MORNING }],
    cv: null,
    survey_answers: [{ kind: 'nps', value: 9, created_at: MORNING }],
    referral: null,
    sessions: [{ created_at: MORNING, expires_at: MORNING + 10_800_000 }],
    mails: [],
    operator_mails: [],
    former_emails: [],
    ...values,
  };
}
