import { implement } from '../http/implement.ts';
import { implementAudited } from './implement-operator.ts';
import { loadAudit } from './load-audit.ts';
import { decide } from './moderation/decide.ts';
import { loadCase } from './moderation/load-case/load-case.ts';
import { objectToDecision } from './moderation/object.ts';
import { loadOpenCases } from './moderation/open-cases.ts';

export const operatorCalls = [
  implement('GET /operator/case', ({ query }, { db }) => loadOpenCases(db, query)),
  implementAudited('GET /operator/case/{kind}/{id}', async ({ params }, { db }) => [
    await loadCase(db, params.kind, params.id),
    { action: 'read', subject: params.kind, subjectId: params.id },
  ]),
  implementAudited('POST /operator/decision', async ({ requester, body }, services) => {
    const { action, kind, id, reason } = body;
    const answer = await decide(services, requester, body);
    return [answer, { action, subject: kind, subjectId: id, reason }];
  }),
  implement('GET /operator/audit', ({ query }, { db }) => loadAudit(db, query)),
  implement('POST /objection', async ({ body, network }, services) => {
    await objectToDecision(services, body, network);
    return { ok: true } as const;
  }),
];
