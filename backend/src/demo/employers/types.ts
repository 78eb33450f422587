import type { Places } from '../../reference/types.ts';

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
  vat_id: string | null;
  /** Null abroad, where no numbers are kept free for fiction. */
  phone: string | null;
}

/** Options of `employers()`; the first ones are hand-written and belong to the conversations. */
export interface EmployerOptions {
  seed: number;
  /** How many are in Germany: default 400, at least 20. */
  count?: number;
  places: Places;
}
