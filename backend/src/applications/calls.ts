import { implement } from '../http/implement.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { sendApplication } from './send/send-application.ts';

export const applicationCalls = [
  implement('GET /application', async ({ requester, query }, services) =>
    query.mode === 'count'
      ? { id: await countApplications(services.db, requester) }
      : listApplications(services, requester, query),
  ),
  implement('POST /application', ({ requester, body }, services) =>
    sendApplication(services, requester, body),
  ),
];
