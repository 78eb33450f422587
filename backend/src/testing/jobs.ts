import type { Database } from '../database/database.ts';
import type { JobDemandRow } from '../demo/jobs/types.ts';
import { seedJobDemands } from '../demo/seed/seed-job-demands.ts';
import { country } from './country.ts';
import { testUsers } from './test-users.ts';

/** The first job: of the company, in Köln, active. */
export const JOB_ID = 1;
export const PRIVATE_JOB_ID = 2;
export const CLOSED_JOB_ID = 3;

const NEWEST = Date.UTC(2026, 10, 20, 12);

/** Jobs in every place, by both employers; a few share their moment, a tenth is not active. */
export const jobRows: readonly JobDemandRow[] = Array.from({ length: 240 }, (_, index) => {
  const id = index + 1;
  const place = country.postal_codes[index % country.postal_codes.length];
  const position = 1 + (id % 4);
  return {
    id,
    title: `Stelle ${id}`,
    client_id: id % 2 === 0 ? testUsers.privateEmployer.clientId : testUsers.company.clientId,
    position_id: position,
    position_ids: id % 3 === 0 ? [position, 1 + (position % 4)] : [position],
    potential_job_id: id % 5 === 0 ? 1 : null,
    postal_code: place?.postal_code ?? '50667',
    radius: 10_000,
    work_load_id: 1 + (id % 2),
    job_type_id: 1 + (id % 2),
    // Not at all, now and then, mostly.
    homeoffice_id: [1, 2, 4][id % 3] ?? 1,
    description: '<p>Wir suchen <strong>Sie</strong>.</p>',
    pay_hint: null,
    status: id === CLOSED_JOB_ID || id % 10 === 0 ? 'closed' : 'active',
    created_at: new Date(NEWEST - Math.floor(index / 3) * 3_600_000),
  };
});

export const insertJobs = (db: Database) => seedJobDemands(db, [jobRows], country);
