import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { findPostalCode } from '../locations/find-postal-code.ts';
import { changeJob } from './change-job.ts';
import { countOwnJobs, listOwnJobs } from './list-own-jobs.ts';
import { loadEditedJob } from './load-edited-job.ts';
import { postJob } from './post-job.ts';
import { setStatus } from './set-status.ts';

export const ownJobCalls = [
  implement('GET /job_demand/own', async ({ asker, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countOwnJobs(db, asker, query.status) }
      : listOwnJobs(db, asker, query),
  ),
  implement('GET /job_demand/{id}/own', ({ asker, params }, { db }) =>
    loadEditedJob(db, asker, params.id),
  ),
  implement('POST /job_demand', ({ asker, body }, services) => postJob(services, asker, body)),
  implement('PUT /job_demand/{id}', ({ asker, params, body }, services) =>
    changeJob(services, asker, params.id, body),
  ),
  implement('PATCH /job_demand/{id}/status', ({ asker, params, body }, services) =>
    setStatus(services, asker, params.id, body.status),
  ),
  implement('GET /postal_code/{code}', async ({ params }, { db }) => {
    const found = await findPostalCode(db, params.code);
    if (!found) {
      throw new Failure('not_found', {
        param: 'code',
        message: 'Diese Postleitzahl gibt es nicht.',
      });
    }
    return {
      postal_code: found.code,
      city: found.place,
      region_label: found.region,
      latitude: found.lat,
      longitude: found.lon,
    };
  }),
];
