import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { operatorCourse, operatorCourseInput } from '../entities/operator-course.ts';
import { textFile } from '../entities/operator-figures.ts';
import {
  customerAccount,
  declarationActInput,
  invoiceActInput,
  operatorDeclaration,
  operatorDeclarationDetail,
  operatorInvoice,
  operatorInvoiceDetail,
  operatorOrder,
} from '../entities/operator-money.ts';
import { operatorUser, operatorUserDetail } from '../entities/operator-people.ts';
import { feedState, operatorCallback, stuckItem } from '../entities/operator-work.ts';
import { operatorReason } from '../forms/operator.ts';
import {
  EXPORT_FORMATS,
  INVOICE_FILTERS,
  STUCK_ACTIONS,
  STUCK_KINDS,
} from '../operator-constants.ts';
import { done, email, id, idParams, inText, pageQuery, requiredTextSchema } from '../primitives.ts';

const shared = { group: 'main', identity: 'operator', ours: true } as const;
const searchPage = pageQuery.extend({ search: requiredTextSchema(254).optional() });

/** The back-office beside the reports. */
export const operatorWorkCalls = {
  'GET /operator/stuck': {
    ...shared,
    summary: 'Mails and other tasks that were given up, are late or fail, the oldest first.',
    rules: 'operators-16',
    query: pageQuery,
    response: z.array(stuckItem),
  },
  'POST /operator/stuck/{kind}/{id}': {
    ...shared,
    summary: 'Tries a mail or task again, or drops it.',
    rules: 'operators-17',
    params: z.object({ kind: z.enum(STUCK_KINDS), id: inText(id) }),
    body: z.object({ action: z.enum(STUCK_ACTIONS), reason: operatorReason }),
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'GET /operator/callback': {
    ...shared,
    summary: 'Who waits for a call, the longest first.',
    rules: 'operators-23',
    query: pageQuery,
    response: z.array(operatorCallback),
  },
  'POST /operator/callback/{id}/done': {
    ...shared,
    summary: 'Notes that somebody has been called.',
    rules: 'operators-23',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'GET /operator/user': {
    ...shared,
    summary: 'Users by name, address, telephone, invoice or contract number, at most 50.',
    rules: 'operators-18',
    query: z.object({ search: z.string().trim().min(2).max(254) }),
    response: z.array(operatorUser),
  },
  'GET /operator/user/{id}': {
    ...shared,
    summary: 'One user.',
    rules: 'operators-18',
    params: idParams,
    response: operatorUserDetail,
    errors: ['not_found'],
  },
  'PUT /operator/employer/{id}/verification': {
    ...shared,
    summary: 'Marks an employer, by the number of the user, as verified, or takes that back.',
    rules: 'operators-22',
    params: idParams,
    body: z.object({ verified: z.boolean(), reason: operatorReason }),
    response: operatorUserDetail,
    errors: ['not_found'],
  },
  'POST /operator/employer/{id}/no_household': {
    ...shared,
    summary:
      'Makes a company of a household, by the number of the user, and bills its open advertisements.',
    rules: 'operators-49',
    params: idParams,
    body: z.object({ reason: operatorReason }),
    response: operatorUserDetail,
    errors: ['not_found', 'conflict'],
  },
  'GET /operator/order': {
    ...shared,
    summary: 'Orders of the paid plan, the newest first.',
    rules: 'operators-19',
    query: searchPage,
    response: z.array(operatorOrder),
  },
  'GET /operator/invoice': {
    ...shared,
    summary: 'Invoices and cancellation invoices, the newest first.',
    rules: 'operators-19, operators-32',
    query: searchPage.extend({ state: z.enum(INVOICE_FILTERS).optional() }),
    response: z.array(operatorInvoice),
  },
  'GET /operator/invoice/{id}': {
    ...shared,
    summary: 'An invoice with all that has happened to it.',
    rules: 'operators-32',
    params: idParams,
    response: operatorInvoiceDetail,
    errors: ['not_found'],
  },
  'POST /operator/invoice/{id}/act': {
    ...shared,
    summary: 'Notes a payment, gives back, reminds, cancels, corrects or writes off.',
    rules: 'operators-33',
    params: idParams,
    body: invoiceActInput,
    response: operatorInvoiceDetail,
    errors: ['not_found', 'conflict'],
  },
  'GET /operator/customer/{id}': {
    ...shared,
    summary: 'What a customer was charged and has paid, the newest first.',
    rules: 'operators-34',
    params: idParams,
    response: customerAccount,
    errors: ['not_found'],
  },
  'GET /operator/bookkeeping': {
    ...shared,
    summary: 'Invoices, payments and refunds of some days as a file, also for DATEV.',
    rules: 'operators-34',
    query: z.object({
      format: z.enum(EXPORT_FORMATS),
      /** First and last day, yyyy-mm-dd. */
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    response: textFile,
  },
  'GET /operator/declaration': {
    ...shared,
    summary: 'Cancellations and withdrawals, the newest first.',
    rules: 'operators-19',
    query: pageQuery,
    response: z.array(operatorDeclaration),
  },
  'GET /operator/declaration/{id}': {
    ...shared,
    summary: 'A declaration with the contract that it is about.',
    rules: 'operators-35',
    params: idParams,
    response: operatorDeclarationDetail,
    errors: ['not_found'],
  },
  'POST /operator/declaration/{id}/act': {
    ...shared,
    summary: 'Carries out, ends for cause, takes back, refuses or answers a declaration.',
    rules: 'operators-35',
    params: idParams,
    body: declarationActInput,
    response: operatorDeclarationDetail,
    errors: ['not_found', 'conflict'],
  },
  'POST /operator/user/{id}/sign-in-link': {
    ...shared,
    summary: 'Mails a user a link to sign in with.',
    rules: 'operators-37',
    params: idParams,
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'PUT /operator/user/{id}/email': {
    ...shared,
    summary: 'Corrects the address of a user, after checks; both addresses are told.',
    rules: 'operators-37',
    params: idParams,
    body: z.object({ email, reason: operatorReason }),
    response: operatorUserDetail,
    errors: ['not_found', 'conflict'],
  },
  'POST /operator/user/{id}/pause-alerts': {
    ...shared,
    summary: 'Stops the mails of all saved searches of a user, who can switch them on again.',
    rules: 'operators-37',
    params: idParams,
    response: operatorUserDetail,
    errors: ['not_found'],
  },
  'GET /operator/course': {
    ...shared,
    summary: 'All courses: those to come, the planned ones, those that are over.',
    rules: 'operators-20',
    query: pageQuery,
    response: z.array(operatorCourse),
  },
  'POST /operator/course': {
    ...shared,
    summary: 'Adds a course.',
    rules: 'operators-20',
    body: operatorCourseInput,
    response: operatorCourse,
  },
  'PUT /operator/course/{id}': {
    ...shared,
    summary: 'Changes a course; who is registered learns of another date.',
    rules: 'operators-20',
    params: idParams,
    body: operatorCourseInput,
    response: operatorCourse,
    errors: ['not_found', 'conflict'],
  },
  'POST /operator/course/{id}/cancel': {
    ...shared,
    summary: 'Cancels a course and tells all who are registered.',
    rules: 'operators-20',
    params: idParams,
    body: z.object({ reason: operatorReason }),
    response: operatorCourse,
    errors: ['not_found', 'conflict'],
  },
  'GET /operator/feed': {
    ...shared,
    summary: 'Feeds of partner jobs with their last run.',
    rules: 'operators-21',
    response: z.array(feedState),
  },
} as const satisfies CallTable;
