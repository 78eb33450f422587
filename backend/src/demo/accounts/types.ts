import type { EmployerRow } from '../employers/types.ts';

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
  /** Whom a shared one is for. */
  audience?: 'candidate' | 'client';
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
  decision: 'invited' | 'declined' | null;
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

/** Options of `accounts()`. */
export interface AccountOptions {
  now: Date;
  employers: readonly EmployerRow[];
}
