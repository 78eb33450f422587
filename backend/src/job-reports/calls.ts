import { implement } from '../http/implement.ts';
import { reportAsGuest } from './report-as-guest.ts';
import { reportJob } from './report-job.ts';

export const jobReportCalls = [
  implement('POST /job_demand/{id}/report', async ({ requester, params, body }, services) => {
    await reportJob(services, requester, params.id, body);
    return { ok: true } as const;
  }),
  implement('POST /content_report', async ({ body, network }, services) => {
    await reportAsGuest(services, body, network);
    return { ok: true } as const;
  }),
];
