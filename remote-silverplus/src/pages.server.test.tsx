/** @jest-environment node */
import { orderQuery, subscriptionQuery } from '@silverjobs/api/billing';
import { courseQuery, coursesQuery, userCoursesQuery } from '@silverjobs/api/course';
import type { CheckoutOrder } from '@silverjobs/contract';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import {
  buildCandidateUser,
  buildCourse,
  buildImprint,
  buildSubscriptionDetails,
  buildUserCourse,
  type Handlers,
  testServerPages,
} from '@silverjobs/testing';

const ID = 'order-000000000000000000';
const order: CheckoutOrder = {
  id: ID,
  product: PLAN_KEYS[6],
  state: 'open',
  test: true,
  price_cents: 1_399,
  credit_cents: 0,
  replaces: null,
  term_end: Date.UTC(2027, 4, 21, 8) / 1_000,
  created_at: 0,
};
const details = buildSubscriptionDetails({ current_period_end: 1_810_000_000 });
const handlers: Handlers = {
  'GET /candidate_subscription_details': () => details,
  'GET /candidate_checkout_session/{id}': () => order,
  'GET /imprint': () => buildImprint(),
};
const paid = buildCandidateUser({
  plan_label: 'silver+ 6 Monate',
  plan_type: 'paid',
  isPaidUser: true,
  plan_end_date: 1_810_000_000,
});

testServerPages({ user: paid, handlers }, [
  {
    route: '/silverplus',
    shows: ['Das bekommen Sie'],
    page: async () => {
      const { SilverplusPage } = await import('./silverplus/SilverplusPage.tsx');
      return <SilverplusPage />;
    },
  },
  {
    route: '/silverplus/subscription',
    shows: ['Ihr aktueller Tarif'],
    page: async () => {
      const { SubscriptionPage } = await import('./subscription/SubscriptionPage.tsx');
      return <SubscriptionPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(subscriptionQuery(api)),
  },
  {
    route: `/silverplus/checkout/${ID}`,
    shows: ['Zahlungspflichtig bestellen'],
    path: '/silverplus/checkout/:id',
    page: async () => {
      const { CheckoutPage } = await import('./checkout/CheckoutPage.tsx');
      return <CheckoutPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(orderQuery(api, ID)),
  },
  {
    route: '/account/cancel-silverplus',
    shows: ['Kündigung abschließen'],
    page: async () => {
      const { CancelSilverplusPage } = await import('./cancel-silverplus/CancelSilverplusPage.tsx');
      return <CancelSilverplusPage />;
    },
    fill: ({ api, queries }) => queries.prefetchQuery(subscriptionQuery(api)),
  },
  {
    route: '/kuendigen',
    shows: ['Jetzt kündigen'],
    page: async () => {
      const { ContractCancellationPage } = await import(
        './contract-cancellation/ContractCancellationPage.tsx'
      );
      return <ContractCancellationPage />;
    },
  },
  {
    route: '/widerruf',
    shows: ['Widerruf bestätigen'],
    page: async () => {
      const { ContractWithdrawalPage } = await import(
        './contract-withdrawal/ContractWithdrawalPage.tsx'
      );
      return <ContractWithdrawalPage />;
    },
  },
  {
    name: 'the courses',
    page: async () => {
      const { CoursesPage } = await import('./courses/CoursesPage.tsx');
      return <CoursesPage />;
    },
    route: '/courses',
    handlers: {
      'GET /courses': () => [buildCourse()],
      'GET /candidate_courses': () => [buildUserCourse()],
    },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(coursesQuery(api)),
        queries.prefetchQuery(userCoursesQuery(api)),
      ]),
    shows: ['Fit im Kopf', 'Bereits registriert'],
  },
  {
    name: 'a course',
    page: async () => {
      const { CoursePage } = await import('./course/CoursePage.tsx');
      return <CoursePage />;
    },
    route: '/courses/7',
    path: '/courses/:id',
    handlers: { 'GET /courses/{id}': () => buildCourse(), 'GET /candidate_courses': () => [] },
    fill: ({ api, queries }) =>
      Promise.all([
        queries.prefetchQuery(courseQuery(api, 7)),
        queries.prefetchQuery(userCoursesQuery(api)),
      ]),
    shows: ['10:00 bis 11:30 Uhr', 'Buchen'],
  },
]);
