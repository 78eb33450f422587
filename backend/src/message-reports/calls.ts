import { implement } from '../http/implement.ts';
import { reportMessage } from './report-message.ts';

export const messageReportCalls = [
  implement('POST /message/{id}/report', async ({ requester, params, body }, services) => {
    await reportMessage(services, requester, params.id, body);
    return { ok: true } as const;
  }),
];
