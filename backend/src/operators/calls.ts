import { implement } from '../http/implement.ts';
import { assignWork } from './assignments.ts';
import { countWaiting } from './count-waiting.ts';
import { implementAudited } from './implement-operator.ts';
import { loadAudit } from './load-audit.ts';
import { loadContacts } from './moderation/contacts.ts';
import { decide } from './moderation/decide.ts';
import { decideMany } from './moderation/decide-many.ts';
import { loadCase } from './moderation/load-case/load-case.ts';
import { objectToDecision, openObjection } from './moderation/object.ts';
import { loadOpenCases } from './moderation/open-cases.ts';

export const operatorCalls = [
  implement('GET /operator/case', ({ requester, query }, { db }) =>
    loadOpenCases(db, requester, query),
  ),
  implement('GET /operator/count', async ({ query }, { db, now }) => ({
    id: await countWaiting(db, now(), query.of),
  })),
  implementAudited('GET /operator/case/{kind}/{id}', async ({ params }, { db }) => [
    await loadCase(db, params.kind, params.id),
    { action: 'read', subject: params.kind, subjectId: params.id },
  ]),
  implementAudited('POST /operator/decision', async ({ requester, body }, services) => {
    const { action, kind, id, reason } = body;
    const answer = await decide(services, requester, body);
    return [answer, { action, subject: kind, subjectId: id, reason }];
  }),
  implementAudited('POST /operator/decisions', async ({ requester, body }, services) => {
    const { decided, left } = await decideMany(services, requester, body);
    const { action, reason } = body;
    return [
      { decided: decided.length, left },
      decided.map(({ kind, id }) => ({ action, subject: kind, subjectId: id, reason })),
    ];
  }),
  implementAudited(
    'PUT /operator/case/{kind}/{id}/assignment',
    async ({ requester, params: { kind, id }, body: { mine } }, services) => {
      await assignWork(services, requester, { kind, id }, mine);
      const action = mine ? 'assign' : 'unassign';
      return [{ ok: true }, { action, subject: kind, subjectId: id }];
    },
  ),
  implementAudited(
    'GET /operator/employer/{id}/people',
    async ({ params: { id }, query }, { db }) => [
      await loadContacts(db, id, query),
      { action: 'read', subject: 'user', subjectId: id },
    ],
  ),
  implement('GET /operator/audit', ({ query }, { db }) => loadAudit(db, query)),
  implement('POST /objection/open', ({ body, network }, services) =>
    openObjection(services, body.token, network),
  ),
  implement('POST /objection', async ({ body, network }, services) => {
    await objectToDecision(services, body, network);
    return { ok: true } as const;
  }),
];
