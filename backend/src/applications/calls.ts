import { implement } from '../http/implement.ts';
import { countApplications, listApplications } from './list-applications.ts';
import { sendApplication } from './send-application.ts';

export const applicationCalls = [
  implement('GET /application', async ({ asker, query }, services) =>
    query.mode === 'count'
      ? { id: await countApplications(services.db, asker) }
      : listApplications(services, asker, query),
  ),
  implement('POST /application', ({ asker, body }, services) =>
    sendApplication(services, asker, body),
  ),
];
