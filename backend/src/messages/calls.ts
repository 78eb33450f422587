import { eq } from 'drizzle-orm';
import { communications } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { countConversations, countUnread } from './count-conversations.ts';
import { loadConversations } from './load-conversations.ts';
import { loadMessages } from './load-messages.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send-message.ts';

export const messageCalls = [
  implement('GET /communication', async ({ asker, query }, { db }) => {
    if (query.mode === 'count') return { id: await countConversations(db, asker) };
    if (query.mode === 'unread') return { id: await countUnread(db, asker) };
    if (query.mode === 'list') {
      const { job_demand_id: jobId } = query;
      const aboutJob = jobId === undefined ? undefined : eq(communications.jobDemandId, jobId);
      return loadConversations(db, asker, query, aboutJob);
    }
    return loadConversations(db, asker, {}, eq(communications.key, query.key));
  }),
  implement('GET /communication/{id}', async ({ asker, params }, { db }) => {
    const found = await loadConversations(db, asker, {}, eq(communications.id, params.id));
    if (found.length > 0) return found;
    throw new Failure('not_found', { param: 'id', message: 'Dieses Gespräch gibt es nicht.' });
  }),
  implement('GET /message', ({ asker, query }, { db }) => loadMessages(db, asker, query)),
  implement('POST /message', ({ asker, body }, services) => sendMessage(services, asker, body)),
  implement('POST /communication/{id}/read', async ({ asker, params }, services) => {
    await markRead(services, asker, params.id);
    return { ok: true as const };
  }),
];
