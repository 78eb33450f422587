import type { Places, PositionRow } from '../reference/types.ts';

/**
 * Rows of the demo data, ready to insert. Field names are those of the API;
 * ids are stable across runs. Everything is a pure function of its arguments: no clock, no chance.
 */

/** An employer (`_client` of a job demand, jobs-43). */
export interface EmployerRow {
  id: number;
  users_id: number;
  /** The kind of house the texts of its job demands are made for; not a column. */
  kind: string;
  isPrivate: boolean;
  profile_name: string;
  /** 1 Herr, 2 Frau. */
  salutation_id: number;
  salutation_label: string;
  contact_name: string;
  employer_type_id: number;
  employer_type_label: string;
  profile_age_id: number | null;
  profile_age_label: string | null;
  company_size_id: number | null;
  company_size_label: string | null;
  /** Null for private employers. */
  sector_id: number | null;
  subsector_id: number | null;
  subsector_label: string | null;
  profile_link: string | null;
  profile_description: string | null;
  /** For invoices; only of companies that can sign in. */
  street: string | null;
  postal_code: string;
  phone: string;
}

export type JobDemandStatus = 'active' | 'paused' | 'closed';

export interface JobDemandRow {
  id: number;
  title: string;
  client_id: number;
  /** The main position; always the first of `position_ids`. */
  position_id: number;
  /** One to three positions the demand is found by. */
  position_ids: number[];
  potential_job_id: number | null;
  postal_code: string;
  /** Search radius around the postal code, in metres. */
  radius: number;
  work_load_id: number;
  job_type_id: number;
  homeoffice_id: number;
  /** HTML of p, h3, ul, li and strong. */
  description: string;
  /** '16 € pro Stunde', 'Minijob, 603 €' …; also part of the description. */
  pay_hint: string | null;
  status: JobDemandStatus;
  created_at: Date;
}

export interface UserRow {
  id: number;
  email: string;
  role: 'candidate' | 'client';
  /** Plain demo password to hash; null: this user cannot sign in with a password. */
  password: string | null;
  candidate_id: number | null;
  client_id: number | null;
  plan_label: string;
  plan_type: 'free' | 'paid';
  /** Unix seconds. */
  plan_end_date: number | null;
  created_at: Date;
}

type Flag = 'true' | 'false';

/** The nested parts of a candidate (profile-7). */
export interface CandidateRow {
  id: number;
  users_id: number;
  contact: {
    salutation_id: number | null;
    first_name: string;
    last_name: string;
    phone: string;
    email: string;
    complete: boolean;
  };
  preferences: {
    work_type: string;
    work_honorary: string;
    work_honorary_id: number | null;
    work_fully_remote_id: number | null;
    work_load_candidate_id: number | null;
    work_where_candidate_id: number | null;
  };
  additional: {
    language_german: Flag;
    language_english: Flag;
    language_other: Flag;
    languages: string;
    /** Numbers 1 to 24 whose flag potential_job_N is 'true'. */
    potential_job_ids: number[];
  };
  location: { postal_code: string; street: string; radius: number };
  display: {
    city: string;
    last_employer: CandidateEmployer | null;
    previous_employer: CandidateEmployer | null;
    work_experience: string;
  };
  main_job: {
    sector_id: number | null;
    subsector_id: number | null;
    subsector: string;
    job_position: string;
    experience_years_id: number | null;
    job_experience: string;
  };
  education: {
    level_id: number | null;
    level: string;
    degree: string;
    more_title: string;
    trainings: string;
    software: string;
  };
  ops: { status: 'active_visible' | 'inactive'; mode: string };
  candidate_matching_positions: CandidateMatchingPosition[];
}

export interface CandidateEmployer {
  employer_name: string;
  employer_department: string;
  employer_years_id: number | null;
  employer_years: string;
}

export interface CandidateMatchingPosition {
  id: number;
  positions_id: number;
  label: string;
  matching_used: Flag;
  match_type_employer: Flag;
  match_type_education: Flag;
  match_type_workexperience: Flag;
}

/** users_id 5 marks the shared templates nobody can delete (account-18). */
export interface MessageTemplateRow {
  id: number;
  users_id: number;
  name: string;
  message: string;
}

export interface CommunicationRow {
  id: number;
  type: 'application' | 'outreach';
  /** The first message of the conversation. */
  message: string;
  created_at: Date;
  sending_users_id: number;
  client_id: number;
  candidate_id: number;
  /** Null: no job attached. Points at the hand-written job demands, ids 1 to FEATURED_JOB_COUNT. */
  job_demand_id: number | null;
  show_contact_details: 'on' | 'off';
  /** What the employer sees of the candidate, or the word anonymous. */
  contact_data: string;
}

/** Every message of a conversation, the first one included. */
export interface MessageRow {
  id: number;
  communication_id: number;
  message: string;
  type: 'outreach';
  created_at: Date;
  sending_users_id: number;
  client_id: number;
  candidate_id: number;
  job_demand_id: number | null;
  /** Null: the receiver has not read it. */
  read_at: Date | null;
}

export interface Accounts {
  users: readonly UserRow[];
  candidates: readonly CandidateRow[];
  outreach_templates: readonly MessageTemplateRow[];
  communications: readonly CommunicationRow[];
  messages: readonly MessageRow[];
}

/** Options of `employers()`; the first ones are hand-written and belong to the conversations. */
export interface EmployerOptions {
  seed: number;
  /** Default 400, at least 20. */
  count?: number;
  places: Places;
}

/** A live online course; without a date it is planned. */
export interface CourseRow {
  id: number;
  title: string;
  secondary_title: string;
  start_date: Date | null;
  duration_minutes: number;
  venue: string;
  /** Path below the image host. */
  course_image: string;
  lecturer: string;
  /** Path below the image host. */
  lecturer_avatar: string;
  lecturer_bio: string;
  /** HTML. */
  course_details: string;
  /** Room in which the course takes place. */
  join_url: string | null;
}

/** Options of `jobDemands()`. */
export interface JobDemandOptions {
  seed: number;
  /** Rows altogether, the hand-written first ones included. */
  count: number;
  employers: readonly EmployerRow[];
  positions: readonly PositionRow[];
  places: Places;
  /** The moment the 60 days of publication dates end at. */
  now: Date;
  /** Rows in one batch, default 1000. */
  batchSize?: number;
}

/** Options of `accounts()`. */
export interface AccountOptions {
  now: Date;
  employers: readonly EmployerRow[];
}

/** Everything that makes up the demo. */
export interface DemoData {
  positions: readonly PositionRow[];
  employers: (options: EmployerOptions) => EmployerRow[];
  jobDemands: (options: JobDemandOptions) => Generator<JobDemandRow[], void, undefined>;
  accounts: (options: AccountOptions) => Accounts;
  courses: (options: { now: Date }) => CourseRow[];
}
