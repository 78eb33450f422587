import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  auditEntry,
  moderationInput,
  moderationManyInput,
  moderationManyResult,
  openObjection,
  operatorCase,
  operatorCaseDetail,
  operatorContact,
} from '../entities/operator.ts';
import { objectionText } from '../forms/operator.ts';
import {
  ASSIGNABLE_KINDS,
  AUDIT_ACTIONS,
  CASE_KINDS,
  CASE_OWNERS,
  WAITING_KINDS,
} from '../operator-constants.ts';
import { count, done, id, idParams, inText, linkToken, pageQuery } from '../primitives.ts';

const caseParams = z.object({ kind: z.enum(CASE_KINDS), id: inText(id) });
const shared = { group: 'main', identity: 'operator', ours: true } as const;

/** The back-office. Each call that writes, or reads somebody's data, leaves a row in the audit log. */
export const operatorCalls = {
  'GET /operator/case': {
    ...shared,
    summary: 'What was reported or objected to: the dangerous first, then the oldest.',
    rules: 'operators-8, operators-28',
    query: pageQuery.extend({
      kind: z.enum(CASE_KINDS).optional(),
      owner: z.enum(CASE_OWNERS).optional(),
    }),
    response: z.array(operatorCase),
  },
  'GET /operator/case/{kind}/{id}': {
    ...shared,
    summary: 'A job, message or account with its reports, objections and decisions.',
    rules: 'operators-8',
    params: caseParams,
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
  'POST /operator/decisions': {
    ...shared,
    summary: 'Decides several cases in the same way; what is decided already is left.',
    rules: 'operators-29',
    body: moderationManyInput,
    response: moderationManyResult,
  },
  'PUT /operator/case/{kind}/{id}/assignment': {
    ...shared,
    summary: 'Takes a case, a call-back or a declaration, or gives it back.',
    rules: 'operators-28',
    params: z.object({ kind: z.enum(ASSIGNABLE_KINDS), id: inText(id) }),
    body: z.object({ mine: z.boolean() }),
    response: done,
    errors: ['not_found'],
  },
  'GET /operator/count': {
    ...shared,
    summary: 'How much of a kind waits, for the menu.',
    rules: 'operators-28',
    query: z.object({ of: z.enum(WAITING_KINDS) }),
    response: count,
  },
  'GET /operator/employer/{id}/people': {
    ...shared,
    summary: 'Who has a conversation with an employer, the newest first.',
    rules: 'operators-31',
    params: idParams,
    query: pageQuery,
    response: z.array(operatorContact),
  },
  'GET /operator/audit': {
    ...shared,
    summary: 'The audit log, the newest first.',
    rules: 'operators-6',
    query: pageQuery.extend({ action: z.enum(AUDIT_ACTIONS).optional() }),
    response: z.array(auditEntry),
  },
  'POST /objection/open': {
    group: 'main',
    identity: 'public',
    summary: 'What the decision of a mail is about; uses nothing up.',
    rules: 'operators-14',
    ours: true,
    body: z.object({ token: linkToken }),
    response: openObjection,
    errors: ['link.invalid', 'link.expired', 'link.used', 'rate.limited'],
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
