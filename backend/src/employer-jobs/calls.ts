import { countryOf, meantCodes } from '@silverjobs/contract/countries';
import { UNKNOWN_POSTAL_CODE } from '@silverjobs/contract/typed-values';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { findPostalCode } from '../locations/find-postal-code.ts';
import { townsOf } from '../reference/towns/towns.ts';
import { applicationsOfJobFile } from './applications-of-job-file.ts';
import { countEmployerJobs, listEmployerJobs } from './list-employer-jobs.ts';
import { loadEditedJob } from './load-edited-job.ts';
import { loadFigures } from './load-figures.ts';
import { postJob } from './post-job.ts';
import { prolongByLink, prolongJob } from './prolong-job.ts';
import { setStatus } from './set-status.ts';
import { updateJob } from './update-job.ts';

export const employerJobCalls = [
  implement('GET /job_demand/own', async ({ requester, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countEmployerJobs(db, requester, query) }
      : listEmployerJobs(db, requester, query),
  ),
  implement('GET /job_demand/{id}/own', ({ requester, params }, { db }) =>
    loadEditedJob(db, requester, params.id),
  ),
  implement('GET /job_demand/{id}/figures', ({ requester, params }, services) =>
    loadFigures(services, requester, params.id),
  ),
  implement('GET /job_demand/{id}/applications_file', ({ requester, params, query }, services) =>
    applicationsOfJobFile(services, requester, params.id, query.format),
  ),
  implement('POST /job_demand', ({ requester, body }, services) =>
    postJob(services, requester, body),
  ),
  implement('PUT /job_demand/{id}', ({ requester, params, body }, services) =>
    updateJob(services, requester, params.id, body),
  ),
  implement('PATCH /job_demand/{id}/status', ({ requester, params, body }, services) =>
    setStatus(services, requester, params.id, body.status),
  ),
  implement('POST /job_demand/{id}/prolong', ({ requester, params }, services) =>
    prolongJob(services, requester, params.id),
  ),
  implement('POST /job_prolongation', ({ body, network }, services) =>
    prolongByLink(services, body.token, network),
  ),
  implement('GET /postal_code', async ({ query }, { db }) => {
    const found = await Promise.all(
      meantCodes(query.digits).map((code) => findPostalCode(db, code)),
    );
    return found.flatMap((row) =>
      row ? [{ postal_code: row.code, city: row.place, country: countryOf(row.code).name }] : [],
    );
  }),
  implement('GET /postal_code/{code}', async ({ params }, { db }) => {
    const found = await findPostalCode(db, params.code);
    if (!found) {
      throw new Failure('not_found', {
        param: 'code',
        message: UNKNOWN_POSTAL_CODE,
      });
    }
    return {
      postal_code: found.code,
      city: found.place,
      towns: [...townsOf(found.code, found.place)],
      region_label: found.region,
      latitude: found.lat,
      longitude: found.lon,
    };
  }),
];
