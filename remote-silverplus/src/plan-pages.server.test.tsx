/** @jest-environment node */
import { orderQuery, subscriptionQuery } from '@silverjobs/api/billing';
import type { CheckoutOrder } from '@silverjobs/contract';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import {
  buildCandidateUser,
  buildImprint,
  buildSubscriptionDetails,
  expectServerRenderAndHydrate,
  type Handlers,
  type ServerRenderOptions,
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

type Row = [route: string, text: string, Pick<ServerRenderOptions, 'page' | 'fill' | 'path'>];

const rows: Row[] = [
  [
    '/silverplus',
    'Das bekommen Sie',
    {
      page: async () => {
        const { SilverplusPage } = await import('./silverplus/SilverplusPage.tsx');
        return <SilverplusPage />;
      },
    },
  ],
  [
    '/silverplus/subscription',
    'Ihr aktueller Tarif',
    {
      page: async () => {
        const { SubscriptionPage } = await import('./subscription/SubscriptionPage.tsx');
        return <SubscriptionPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(subscriptionQuery(api)),
    },
  ],
  [
    `/silverplus/checkout/${ID}`,
    'Zahlungspflichtig bestellen',
    {
      path: '/silverplus/checkout/:id',
      page: async () => {
        const { CheckoutPage } = await import('./checkout/CheckoutPage.tsx');
        return <CheckoutPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(orderQuery(api, ID)),
    },
  ],
  [
    '/account/cancel-silverplus',
    'Kündigung abschließen',
    {
      page: async () => {
        const { CancelSilverplusPage } = await import(
          './cancel-silverplus/CancelSilverplusPage.tsx'
        );
        return <CancelSilverplusPage />;
      },
      fill: ({ api, queries }) => queries.prefetchQuery(subscriptionQuery(api)),
    },
  ],
  [
    '/kuendigen',
    'Jetzt kündigen',
    {
      page: async () => {
        const { ContractCancellationPage } = await import(
          './contract-cancellation/ContractCancellationPage.tsx'
        );
        return <ContractCancellationPage />;
      },
    },
  ],
  [
    '/widerruf',
    'Widerruf bestätigen',
    {
      page: async () => {
        const { ContractWithdrawalPage } = await import(
          './contract-withdrawal/ContractWithdrawalPage.tsx'
        );
        return <ContractWithdrawalPage />;
      },
    },
  ],
];

test.each(rows)(
  '%s renders completely on the server and hydrates without a complaint',
  async (route, text, page) => {
    const { html, close } = await expectServerRenderAndHydrate({
      ...page,
      route,
      user: paid,
      handlers,
    });
    expect(html).toContain(text);
    await close();
  },
);
