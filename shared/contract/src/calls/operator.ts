import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  auditEntry,
  moderationInput,
  operatorCase,
  operatorCaseDetail,
} from '../entities/operator.ts';
import { objectionText } from '../forms/operator.ts';
import { AUDIT_ACTIONS, CASE_KINDS } from '../operator-constants.ts';
import { done, id, inText, linkToken, pageQuery } from '../primitives.ts';

const shared = { group: 'main', identity: 'operator', ours: true } as const;

/** The back-office. Each call that writes, or reads somebody's data, leaves a row in the audit log. */
export const operatorCalls = {
  'GET /operator/case': {
    ...shared,
    summary: 'What was reported or objected to and waits for a decision, the oldest first.',
    rules: 'operators-8',
    query: pageQuery,
    response: z.array(operatorCase),
  },
  'GET /operator/case/{kind}/{id}': {
    ...shared,
    summary: 'A job, message or account with its reports, objections and decisions.',
    rules: 'operators-8',
    params: z.object({ kind: z.enum(CASE_KINDS), id: inText(id) }),
    response: operatorCaseDetail,
    errors: ['not_found'],
  },
  'POST /operator/decision': {
    ...shared,
    summary: 'Decides all open reports and objections about a job, message or account.',
    rules: 'operators-10, operators-11, operators-12, operators-13',
    body: moderationInput,
    response: operatorCaseDetail,
    errors: ['not_found', 'conflict'],
  },
  'GET /operator/audit': {
    ...shared,
    summary: 'The audit log, the newest first.',
    rules: 'operators-6',
    query: pageQuery.extend({ action: z.enum(AUDIT_ACTIONS).optional() }),
    response: z.array(auditEntry),
  },
  'POST /objection': {
    group: 'main',
    identity: 'public',
    summary: 'Objects to a decision, with the token of its mail.',
    rules: 'operators-14',
    ours: true,
    body: z.object({ token: linkToken, text: objectionText }),
    response: done,
    errors: ['link.invalid', 'link.expired', 'link.used', 'rate.limited'],
  },
} as const satisfies CallTable;
