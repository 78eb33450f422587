import { countDormant } from '../account/dormant-accounts.ts';
import { markCallbackDone } from '../callbacks/list-callbacks.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { answerProof, linkProof } from '../non-profits/non-profit.ts';
import { releaseWork } from './assignments.ts';
import { loadAllCourses } from './courses/load-all-courses.ts';
import { addCourse, cancelCourse, changeCourse } from './courses/write-course.ts';
import { loadFeeds } from './feeds/load-feeds.ts';
import { implementAudited } from './implement-operator.ts';
import { loadCallbacks } from './load-callbacks.ts';
import {
  actOnDeclaration,
  DECLARATION_AUDIT,
  loadDeclaration,
} from './money/act-on-declaration.ts';
import { ACT_AUDIT, actOnInvoice } from './money/act-on-invoice.ts';
import { writeBookkeeping } from './money/bookkeeping.ts';
import { loadAccount } from './money/load-account.ts';
import { loadAllInvoices } from './money/load-all-invoices.ts';
import { loadDeclarations } from './money/load-declarations.ts';
import { loadInvoice } from './money/load-invoice.ts';
import { loadOrders } from './money/load-orders.ts';
import { findUsers } from './people/find-users.ts';
import { correctAddress, pauseAlerts, sendSignInLink } from './people/help-caller.ts';
import { loadOperatorUser } from './people/load-operator-user.ts';
import { endHousehold } from './people/no-household.ts';
import { verifyEmployer } from './people/verify-employer.ts';
import { linkPaper, makeCodeLetter, openAccount } from './post/open-account.ts';
import { finishLetters, listPrints, printLetters } from './post/print-queue.ts';
import { listReturned, resolveReturned } from './returned/returned-mail.ts';
import { loadStuck } from './stuck/load-stuck.ts';
import { resolveStuck } from './stuck/resolve-stuck.ts';

export const operatorWorkCalls = [
  implement('GET /operator/stuck', ({ query }, { db, now }) => loadStuck(db, now(), query)),
  implementAudited('POST /operator/stuck/{kind}/{id}', async ({ params, body }, services) => {
    await resolveStuck(services, params, body.action);
    const { action, reason } = body;
    return [{ ok: true }, { action, subject: params.kind, subjectId: params.id, reason }];
  }),
  implementAudited('GET /operator/returned_mail', async ({ query }, { db }) => [
    await listReturned(db, query),
    { action: 'read', subject: 'mail' },
  ]),
  implementAudited('POST /operator/returned_mail', async ({ body }, services) => {
    const subjectId = await resolveReturned(services, body);
    const action = body.action === 'allow' ? 'mail-allowed' : 'mail-seen';
    return [{ ok: true }, { action, subject: 'user', subjectId, reason: body.reason }];
  }),
  implement('GET /operator/dormant', (_, services) => countDormant(services)),
  implementAudited('GET /operator/callback', async ({ requester, query }, { db }) => [
    await loadCallbacks(db, requester, query),
    { action: 'read', subject: 'callback' },
  ]),
  implementAudited('POST /operator/callback/{id}/done', async ({ params: { id } }, services) => {
    const done = await markCallbackDone(services.db, id, services.now());
    if (!done) throw new Failure('not_found');
    await releaseWork(services.db, 'callback', id);
    return [{ ok: true }, { action: 'called', subject: 'callback', subjectId: id }];
  }),
  implementAudited('GET /operator/user', async ({ query }, { db }) => [
    await findUsers(db, query.search),
    { action: 'search', subject: 'user' },
  ]),
  implementAudited('GET /operator/user/{id}', async ({ params: { id } }, { db, now }) => [
    await loadOperatorUser(db, now, id),
    { action: 'read', subject: 'user', subjectId: id },
  ]),
  implementAudited(
    'PUT /operator/employer/{id}/verification',
    async ({ params: { id }, body: { verified, reason } }, services) => {
      await verifyEmployer(services, id, verified);
      const action = verified ? 'verify' : 'unverify';
      const answer = await loadOperatorUser(services.db, services.now, id);
      return [answer, { action, subject: 'user', subjectId: id, reason }];
    },
  ),
  implementAudited(
    'PUT /operator/employer/{id}/non_profit',
    async ({ params: { id }, body: { proven, reason } }, services) => {
      await answerProof(services, id, proven, reason);
      const action = proven ? 'non-profit' : 'no-non-profit';
      const answer = await loadOperatorUser(services.db, services.now, id);
      return [answer, { action, subject: 'user', subjectId: id, reason }];
    },
  ),
  implementAudited(
    'POST /operator/employer/{id}/non_profit_link',
    async ({ params: { id } }, services) => [
      await linkProof(services, id),
      { action: 'read', subject: 'user', subjectId: id },
    ],
  ),
  implementAudited(
    'POST /operator/employer/{id}/no_household',
    async ({ params: { id }, body: { reason } }, services) => {
      await endHousehold(services, id, reason);
      const answer = await loadOperatorUser(services.db, services.now, id);
      return [answer, { action: 'no-household', subject: 'user', subjectId: id, reason }];
    },
  ),
  implementAudited('GET /operator/order', async ({ query }, { db }) => [
    await loadOrders(db, query),
    { action: 'read', subject: 'order' },
  ]),
  implementAudited('GET /operator/invoice', async ({ query }, { db, now }) => [
    await loadAllInvoices(db, now(), query),
    { action: 'read', subject: 'invoice' },
  ]),
  implementAudited('GET /operator/invoice/{id}', async ({ params: { id } }, { db, now }) => [
    await loadInvoice(db, now(), id),
    { action: 'read', subject: 'invoice', subjectId: id },
  ]),
  implementAudited(
    'POST /operator/invoice/{id}/act',
    async ({ params: { id }, body }, services) => {
      await actOnInvoice(services, id, body);
      const reason = 'reason' in body ? body.reason : 'note' in body ? (body.note ?? null) : null;
      const entry = {
        action: ACT_AUDIT[body.act],
        subject: 'invoice',
        subjectId: id,
        reason,
      } as const;
      return [await loadInvoice(services.db, services.now(), id), entry];
    },
  ),
  implementAudited('GET /operator/customer/{id}', async ({ params: { id } }, { db }) => [
    await loadAccount(db, id),
    { action: 'read', subject: 'invoice', subjectId: id },
  ]),
  implementAudited('GET /operator/bookkeeping', async ({ query }, services) => [
    await writeBookkeeping(services, query),
    { action: 'exported', subject: 'invoice', reason: `${query.from} bis ${query.to}` },
  ]),
  implementAudited('GET /operator/declaration', async ({ requester, query }, { db }) => [
    await loadDeclarations(db, requester, query),
    { action: 'read', subject: 'declaration' },
  ]),
  implementAudited('GET /operator/declaration/{id}', async ({ params: { id } }, services) => [
    await loadDeclaration(services, id),
    { action: 'read', subject: 'declaration', subjectId: id },
  ]),
  implementAudited(
    'POST /operator/declaration/{id}/act',
    async ({ params: { id }, body }, services) => {
      await actOnDeclaration(services, id, body);
      const action = DECLARATION_AUDIT[body.act];
      const reason = body.act === 'execute' ? (body.contract ?? null) : body.reason;
      const entry = { action, subject: 'declaration', subjectId: id, reason } as const;
      return [await loadDeclaration(services, id), entry];
    },
  ),
  implementAudited(
    'POST /operator/user/{id}/sign-in-link',
    async ({ params: { id } }, services) => {
      await sendSignInLink(services, id);
      return [{ ok: true }, { action: 'link-sent', subject: 'user', subjectId: id }];
    },
  ),
  implementAudited(
    'PUT /operator/user/{id}/email',
    async ({ params: { id }, body: { email, reason } }, services) => {
      await correctAddress(services, id, email);
      const entry = { action: 'address-changed', subject: 'user', subjectId: id, reason } as const;
      return [await loadOperatorUser(services.db, services.now, id), entry];
    },
  ),
  implementAudited(
    'POST /operator/user/{id}/pause-alerts',
    async ({ params: { id } }, services) => {
      await pauseAlerts(services, id);
      const entry = { action: 'alerts-paused', subject: 'user', subjectId: id } as const;
      return [await loadOperatorUser(services.db, services.now, id), entry];
    },
  ),
  implementAudited('POST /operator/post_account', async ({ body }, services) => {
    const id = await openAccount(services, body);
    const { reason } = body;
    const entry = { action: 'post-account', subject: 'user', subjectId: id, reason } as const;
    return [await loadOperatorUser(services.db, services.now, id), entry];
  }),
  implementAudited(
    'POST /operator/user/{id}/post_code',
    async ({ params: { id }, body: { reason } }, services) => [
      await makeCodeLetter(services, id),
      { action: 'post-code', subject: 'user', subjectId: id, reason },
    ],
  ),
  implementAudited(
    'POST /operator/user/{id}/paper_link',
    async ({ params: { id }, body: { paper_id: paper, reason } }, services) => [
      await linkPaper(services, id, paper),
      { action: 'printed', subject: 'user', subjectId: id, reason },
    ],
  ),
  implementAudited('GET /operator/print', async ({ query }, { db }) => [
    await listPrints(db, query),
    { action: 'read', subject: 'mail' },
  ]),
  implementAudited('POST /operator/print/{id}/file', async ({ params: { id }, body }, services) => [
    await printLetters(services, id, body),
    { action: 'printed', subject: 'user', subjectId: id },
  ]),
  implementAudited('POST /operator/print/{id}', async ({ params: { id }, body }, services) => {
    await finishLetters(services, id, body);
    const action = body.act === 'posted' ? 'posted' : 'not-posted';
    return [{ ok: true }, { action, subject: 'user', subjectId: id }];
  }),
  implement('GET /operator/course', ({ query }, { db, now }) => loadAllCourses(db, now(), query)),
  implementAudited('POST /operator/course', async ({ body }, services) => {
    const course = await addCourse(services, body);
    return [course, { action: 'course-added', subject: 'course', subjectId: course.id }];
  }),
  implementAudited('PUT /operator/course/{id}', async ({ params: { id }, body }, services) => [
    await changeCourse(services, id, body),
    { action: 'course-changed', subject: 'course', subjectId: id },
  ]),
  implementAudited(
    'POST /operator/course/{id}/cancel',
    async ({ params: { id }, body: { reason } }, services) => [
      await cancelCourse(services, id, reason),
      { action: 'course-canceled', subject: 'course', subjectId: id, reason },
    ],
  ),
  implement('GET /operator/feed', (_, { db }) => loadFeeds(db)),
];
