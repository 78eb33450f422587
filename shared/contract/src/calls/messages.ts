import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { APPLICATION_STAGES } from '../constants.ts';
import {
  applicationInput,
  conversation,
  decisionInput,
  message,
  messageInput,
  noteInput,
  refusalsInput,
  refusalsResult,
} from '../entities/conversation.ts';
import {
  interview,
  interviewAnswerInput,
  interviewCancelInput,
  interviewInput,
} from '../entities/interview.ts';
import { outreach } from '../entities/job-demand.ts';
import { messageReportInput } from '../entities/message-report.ts';
import { template, templateInput } from '../entities/template.ts';
import { count, done, downloadFile, id, idParams, inText, pageQuery, text } from '../primitives.ts';

const conversations = z.array(conversation);

/**
 * Query of GET /communication: a page, the count, or the one with a key (messages-2); and the
 * number of unread messages (ours).
 */
const conversationsQuery = z.union([
  z.object({ mode: z.literal('count') }),
  z.object({ mode: z.literal('unread') }),
  z.object({ mode: z.literal('key'), key: text(100).min(1) }),
  pageQuery.extend({
    mode: z.literal('list').default('list'),
    /** Ours: only those about one job. */
    job_demand_id: inText(id).optional(),
    /** Ours: only those where an application stands so (employers-36); for employers. */
    stage: z.enum(APPLICATION_STAGES).optional(),
    /** Ours: how employers read it, promoted ones first (messages-20), or only by time. */
    order: z.enum(['inbox', 'newest']).optional(),
  }),
]);

export const messagesCalls = {
  'GET /outreach_template': {
    group: 'main',
    identity: 'user',
    summary: "The user's templates and the shared ones.",
    rules: 'account-16',
    response: z.array(template),
  },
  'POST /outreach_template': {
    group: 'main',
    identity: 'user',
    summary: 'Adds a template.',
    rules: 'account-19',
    body: templateInput,
    response: template,
  },
  'POST /outreach_template/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'Changes a template of the user.',
    rules: 'account-19',
    params: idParams,
    body: templateInput,
    response: template,
    errors: ['not_found', 'template.shared', 'version.stale'],
  },
  'DELETE /outreach_template/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'Deletes a template of the user.',
    rules: 'account-18',
    params: idParams,
    response: done,
    errors: ['not_found', 'template.shared'],
  },
  'POST /application': {
    group: 'main',
    identity: 'candidate',
    summary: 'Writes to the employer of a job. A second one to the same job is a conflict.',
    rules: 'jobs-53',
    body: applicationInput,
    response: outreach,
    errors: ['not_found', 'job_demand.deactivated', 'forbidden', 'conflict'],
  },
  'GET /communication': {
    group: 'main',
    identity: 'user',
    summary:
      'Conversations as a page, the one with a key (key), or the number of all (count) or of unread messages (unread, ours).',
    rules: 'messages-1, messages-2, messages-20',
    query: conversationsQuery,
    response: z.union([conversations, count]),
    modes: { list: conversations, count, unread: count, key: conversations },
  },
  'GET /communication/{id}': {
    group: 'main',
    identity: 'user',
    summary: 'One conversation as a list; the first item is used.',
    rules: 'messages-6',
    params: idParams,
    response: conversations,
    errors: ['not_found'],
  },
  'GET /message': {
    group: 'main',
    identity: 'user',
    summary: 'Messages of a conversation, oldest first.',
    rules: 'messages-9',
    query: pageQuery.extend({
      communication_id: inText(id),
      /** Ours: which end the offset counts from; the page is oldest first in both cases. */
      from: z.enum(['start', 'end']).default('start'),
    }),
    response: z.array(message),
    errors: ['not_found'],
  },
  'POST /message': {
    group: 'main',
    identity: 'user',
    summary: 'Adds a message to a conversation.',
    rules: 'messages-11',
    body: messageInput,
    response: message,
    errors: ['not_found', 'forbidden', 'conflict', 'rate.limited'],
  },
  'POST /message/{id}/report': {
    group: 'main',
    identity: 'user',
    summary:
      'Reports a message of the other side to the operator. A second report of the same one is a conflict.',
    rules: 'messages-19',
    ours: true,
    params: idParams,
    body: messageReportInput,
    response: done,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'POST /communication/{id}/decision': {
    group: 'main',
    identity: 'client',
    summary:
      'Invites, hires or declines an applicant, with a message that says so. Can be changed.',
    rules: 'employers-36',
    ours: true,
    params: idParams,
    body: decisionInput,
    response: message,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'PUT /communication/{id}/note': {
    group: 'main',
    identity: 'client',
    summary: 'Writes what the employer notes about an applicant for itself; empty deletes it.',
    rules: 'employers-61',
    ours: true,
    params: idParams,
    body: noteInput,
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'POST /job_demand/{id}/refusals': {
    group: 'main',
    identity: 'client',
    summary: 'Declines several applicants of a job in one act, each with its own message.',
    rules: 'employers-62',
    ours: true,
    params: idParams,
    body: refusalsInput,
    response: refusalsResult,
    errors: ['not_found', 'rate.limited'],
  },
  'PUT /communication/{id}/interview': {
    group: 'main',
    identity: 'client',
    summary: 'Proposes up to three dates for an interview; an agreed one is moved by it.',
    rules: 'messages-30',
    ours: true,
    params: idParams,
    body: interviewInput,
    response: interview,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'POST /communication/{id}/interview/answer': {
    group: 'main',
    identity: 'candidate',
    summary: 'Takes one of the proposed dates, or says that none fits.',
    rules: 'messages-31',
    ours: true,
    params: idParams,
    body: interviewAnswerInput,
    response: interview,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'POST /communication/{id}/interview/cancel': {
    group: 'main',
    identity: 'user',
    summary: 'Cancels an agreed date, or takes proposed ones back.',
    rules: 'messages-32',
    ours: true,
    params: idParams,
    body: interviewCancelInput,
    response: interview,
    errors: ['not_found', 'conflict', 'rate.limited'],
  },
  'GET /communication/{id}/interview/calendar': {
    group: 'main',
    identity: 'user',
    summary: 'The agreed date as a calendar file (RFC 5545).',
    rules: 'messages-33',
    ours: true,
    params: idParams,
    response: downloadFile,
    errors: ['not_found'],
  },
  'POST /communication/{id}/read': {
    group: 'main',
    identity: 'user',
    summary: 'Marks what the other side has written in a conversation as read.',
    rules: 'messages-16',
    ours: true,
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
