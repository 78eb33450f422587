import type { PositionRow } from '../reference/types.ts';
import type { AccountOptions, Accounts } from './accounts/types.ts';
import type { CourseRow } from './courses/types.ts';
import type { EmployerOptions, EmployerRow } from './employers/types.ts';
import type { JobDemandOptions, JobDemandRow } from './jobs/types.ts';

/**
 * What makes up the demo: functions that give the rows to insert. Field names are those of the API;
 * ids are stable across runs. Everything is a pure function of its arguments: no clock, no chance.
 */
export interface DemoData {
  positions: readonly PositionRow[];
  employers: (options: EmployerOptions) => EmployerRow[];
  jobDemands: (options: JobDemandOptions) => Generator<JobDemandRow[], void, undefined>;
  accounts: (options: AccountOptions) => Accounts;
  courses: (options: { now: Date }) => CourseRow[];
}
