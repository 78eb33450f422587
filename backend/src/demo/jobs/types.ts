import type { Places, PositionRow } from '../../reference/types.ts';
import type { EmployerRow } from '../employers/types.ts';

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
