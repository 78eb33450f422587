import { and, eq } from '../database/drizzle.ts';
import { communications } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { countConversations, countUnread } from './count-conversations.ts';
import { decide } from './decide.ts';
import { withoutContact } from './for-helper.ts';
import { loadConversations } from './load-conversations.ts';
import { loadMessages } from './load-messages.ts';
import { markRead } from './mark-read.ts';
import { refuseApplicants } from './refuse-applicants.ts';
import { sendMessage } from './send/send-message.ts';
import { stageCondition } from './stage-condition.ts';
import { writeNote } from './write-note.ts';

export const messageCalls = [
  implement('GET /communication', async ({ requester, query }, { db }) => {
    if (query.mode === 'count') return { id: await countConversations(db, requester) };
    if (query.mode === 'unread') return { id: await countUnread(db, requester) };
    if (query.mode === 'list') {
      const { job_demand_id: jobId, stage } = query;
      // Where an application stands for its employer is the employer's to ask.
      const asked = requester.clientId === null ? undefined : stage;
      const condition = and(
        jobId === undefined ? undefined : eq(communications.jobDemandId, jobId),
        asked && stageCondition(asked, requester),
      );
      return withoutContact(requester, await loadConversations(db, requester, query, condition));
    }
    const byKey = eq(communications.key, query.key);
    return withoutContact(requester, await loadConversations(db, requester, {}, byKey));
  }),
  implement('GET /communication/{id}', async ({ requester, params }, { db }) => {
    const found = await loadConversations(db, requester, {}, eq(communications.id, params.id));
    if (found.length > 0) return withoutContact(requester, found);
    throw new Failure('not_found', { param: 'id', message: 'Dieses Gespräch gibt es nicht.' });
  }),
  implement('GET /message', async ({ requester, query }, services) =>
    withoutContact(requester, await loadMessages(services, requester, query)),
  ),
  implement('POST /message', ({ requester, body }, services) =>
    sendMessage(services, requester, body),
  ),
  implement('POST /communication/{id}/decision', ({ requester, params, body }, services) =>
    decide(services, requester, params.id, body),
  ),
  implement('PUT /communication/{id}/note', async ({ requester, params, body }, services) => {
    await writeNote(services, requester, params.id, body);
    return { ok: true as const };
  }),
  implement('POST /job_demand/{id}/refusals', ({ requester, params, body }, services) =>
    refuseApplicants(services, requester, params.id, body),
  ),
  implement('POST /communication/{id}/read', async ({ requester, params }, services) => {
    await markRead(services, requester, params.id);
    return { ok: true as const };
  }),
];
