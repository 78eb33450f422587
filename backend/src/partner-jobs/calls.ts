import { implement } from '../http/implement.ts';
import { countPartnerJobs, listPartnerJobs } from './list-partner-jobs.ts';

export const partnerJobCalls = [
  implement('GET /partner_job', async ({ query }, { db, now }) => {
    const { search_what_id: what, search_location_id: locationId } = query;
    const filter = { positionIds: what === undefined ? undefined : [what], locationId };
    if (query.mode === 'count') return { id: await countPartnerJobs(db, filter, now()) };
    return listPartnerJobs(db, filter, now(), query);
  }),
];
