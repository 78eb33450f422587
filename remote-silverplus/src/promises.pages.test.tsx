import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAN_KEYS } from '@silverjobs/contract/constants';
import {
  withdrawalInstruction,
  withdrawalModelForm,
} from '@silverjobs/contract/withdrawal-instruction';
import {
  buildCandidateUser,
  buildImprint,
  buildSubscriptionDetails,
  type RenderedPage,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { CancelSilverplusPage } from './cancel-silverplus/CancelSilverplusPage.tsx';
import { CheckoutPage } from './checkout/CheckoutPage.tsx';
import { ContractCancellationPage } from './contract-cancellation/ContractCancellationPage.tsx';
import { ContractWithdrawalPage } from './contract-withdrawal/ContractWithdrawalPage.tsx';
import { DeclarationLinkPage } from './declaration-link/DeclarationLinkPage.tsx';
import { SubscriptionPage } from './subscription/SubscriptionPage.tsx';

const ORDER = 'order-000000000000000000';
const receipt = { reference: 'V2026-ABC234', received_at: Date.UTC(2026, 10, 21, 9, 5) };
const details = buildSubscriptionDetails({ status: 'past_due', current_period_end: null });
const order = {
  id: ORDER,
  product: PLAN_KEYS[6],
  state: 'failed',
  test: false,
  price_cents: 1_399,
  credit_cents: 466,
  replaces: { months: 3, cancel_at: Date.UTC(2027, 1, 21, 8) / 1_000 },
  term_end: Date.UTC(2027, 4, 21, 8) / 1_000,
  created_at: Date.UTC(2026, 10, 21, 9),
} as const;
const paid = { ...buildCandidateUser(), plan_type: 'paid' as const, isPaidUser: true };

const handlers = {
  'GET /imprint': () => buildImprint(),
  'POST /contract_cancellation': () => receipt,
  'POST /contract_withdrawal': () => receipt,
  'POST /contract_declaration/confirm': () => ({ ...receipt, kind: 'withdrawal' as const }),
  'GET /candidate_checkout_session/{id}': () => order,
  'GET /candidate_subscription_details': () => details,
};
const open = (page: React.ReactElement, route: string, path = route) =>
  renderPage(page, {
    user: paid,
    route,
    path,
    handlers,
    linkToken: { path: route, token: 'geheim' },
  });

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const rules = readFileSync(join(import.meta.dirname, '../../docs/rules/silverplus.md'), 'utf8');
const rows = new Set(
  rules
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => plain(line.split('|')[1] ?? '')),
);
/** The law's own words stand as a whole in the code. */
const LAW = plain(
  [...withdrawalInstruction(buildImprint()), ...withdrawalModelForm(buildImprint())].join(' '),
);
/** What is different for each person and plan. */
const OWN = /\d{2}\.\d{2}\.\d{4}|\d,\d{2}|example\.org/;

const INLINE = new Set(['A', 'STRONG', 'EM']);
/** A paragraph with its links; what stands beside other blocks alone. */
function blockOf(element: Element): string {
  let block = element;
  while (INLINE.has(block.tagName) && block.parentElement) block = block.parentElement;
  const whole = [...block.children].every(({ tagName }) => INLINE.has(tagName));
  if (whole) return plain(block.textContent ?? '');
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
  return plain(own.map(({ textContent }) => textContent).join(' '));
}

/** The sentences on the page that are in no row of the table. */
function missing(): string[] {
  const blocks = new Set(
    [...document.body.querySelectorAll('*')]
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map(blockOf),
  );
  const sentences = [...blocks].flatMap((text) => text.split(/(?<=[.?!])\s(?=[A-ZÄÖÜ])/));
  return [...new Set(sentences)].filter(
    (text) =>
      /^[A-ZÄÖÜ].*\s.*[.!]$/.test(text) &&
      !rows.has(text) &&
      !LAW.includes(text) &&
      !OWN.test(text),
  );
}

type Way = [name: string, go: () => Promise<RenderedPage>];
const ways: Way[] = [
  ['/kuendigen', async () => open(<ContractCancellationPage />, '/kuendigen')],
  [
    '/kuendigen, received',
    async () => {
      const page = open(<ContractCancellationPage />, '/kuendigen');
      await page.person.click(screen.getByRole('button', { name: 'Jetzt kündigen' }));
      await screen.findByText('Ihre Kündigung ist eingegangen');
      return page;
    },
  ],
  [
    '/kuendigen, for cause and a day',
    async () => {
      const page = open(<ContractCancellationPage />, '/kuendigen');
      await page.person.click(screen.getByLabelText(/Kündigung aus wichtigem Grund/));
      await page.person.click(screen.getByLabelText('Zu einem bestimmten Datum'));
      return page;
    },
  ],
  [
    '/widerruf',
    async () => {
      const page = open(<ContractWithdrawalPage />, '/widerruf');
      await screen.findByText('Muster-Widerrufsformular');
      return page;
    },
  ],
  [
    '/widerruf, received',
    async () => {
      const page = open(<ContractWithdrawalPage />, '/widerruf');
      await page.person.click(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
      await screen.findByText('Ihr Widerruf ist eingegangen');
      return page;
    },
  ],
  ['/vertrag-bestaetigen', async () => open(<DeclarationLinkPage />, '/vertrag-bestaetigen')],
  [
    'the order',
    async () => {
      const path = '/silverplus/checkout/:id';
      const page = open(<CheckoutPage />, `/silverplus/checkout/${ORDER}`, path);
      await screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
      return page;
    },
  ],
  [
    'the plans with a payment that is open',
    async () => {
      const page = open(<SubscriptionPage />, '/silverplus/subscription');
      await screen.findByText('Eine Zahlung ist noch offen');
      return page;
    },
  ],
  [
    'cancelling',
    async () => {
      const page = open(<CancelSilverplusPage />, '/account/cancel-silverplus');
      await screen.findByRole('heading', { level: 1 });
      return page;
    },
  ],
];

test.each(ways)('TRUST-01 TRUST-07 where it is true stands in the table: %s', async (_, go) => {
  await go();
  expect(missing()).toEqual([]);
});
