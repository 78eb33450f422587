import { implement } from '../http/implement.ts';
import { applicationsFile } from './applications-file.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { loadReceipt } from './load-receipt.ts';
import { sendApplication } from './send/send-application.ts';

export const applicationCalls = [
  implement('GET /application', async ({ requester, query }, services) =>
    query.mode === 'count'
      ? { id: await countApplications(services.db, requester) }
      : listApplications(services, requester, query),
  ),
  implement('GET /application/{id}/receipt', ({ requester, params }, services) =>
    loadReceipt(services, requester, params.id),
  ),
  implement('GET /application/file', ({ requester, query }, services) =>
    applicationsFile(services, requester, query.format),
  ),
  implement('POST /application', ({ requester, body }, services) =>
    sendApplication(services, requester, body),
  ),
];
