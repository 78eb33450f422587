import type { OperatorInvoiceDetail } from '@silverjobs/contract';
import {
  apiFailure,
  buildOperatorInvoiceDetail,
  buildOperatorUser,
  fill,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { CustomerPage } from '../customer/CustomerPage.tsx';
import { PaymentsPage } from '../payments/PaymentsPage.tsx';
import { InvoicePage } from './InvoicePage.tsx';

const base = {
  user: buildOperatorUser(),
  route: '/operator/invoices/901',
  path: '/operator/invoices/:id',
};

test('OPER-11 operators-33 a payment is asked for once, in part, and the state follows', async () => {
  let paid = 0;
  const { person, calls } = renderPage(<InvoicePage />, {
    ...base,
    handlers: {
      'GET /operator/invoice/{id}': () =>
        buildOperatorInvoiceDetail(
          paid ? { state: 'part_paid', open_cents: 5_831 - paid, paid_cents: paid } : {},
        ),
      'POST /operator/invoice/{id}/act': ({ body }) => {
        paid = body.act === 'payment' ? body.cents : 0;
        return buildOperatorInvoiceDetail({ state: 'part_paid' });
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Zahlung notieren' }));
  const amount = await screen.findByLabelText(/Betrag in Euro/);
  expect(amount).toHaveValue('58,31');
  await person.clear(amount);
  await person.type(amount, 'viel');
  const send = screen.getAllByRole('button', { name: 'Zahlung notieren' }).at(-1);
  if (send) await person.click(send);
  expect(await screen.findAllByText('Bitte geben Sie den Betrag so ein: 58,31')).not.toHaveLength(
    0,
  );
  await person.clear(amount);
  await person.type(amount, '20');
  if (send) await person.click(send);
  expect(await screen.findByText('Zum Teil bezahlt')).toBeVisible();
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { body: { act: 'payment', cents: 2_000, seen: 0 } },
  ]);
});

test('OPER-11 operators-33 after a lost answer the same is sent, though the page has read the invoice again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let noted: OperatorInvoiceDetail['movements'] = [];
  const { person, calls } = renderPage(<InvoicePage />, {
    ...base,
    handlers: {
      'GET /operator/invoice/{id}': () => buildOperatorInvoiceDetail({ movements: noted }),
      'POST /operator/invoice/{id}/act': ({ body }) => {
        if (noted.length > 0) throw apiFailure('conflict', 'Inzwischen ist etwas vermerkt.');
        const cents = body.act === 'payment' ? body.cents : 0;
        const rest = { step: null, note: null, created_at: 1 };
        noted = [{ id: 1, kind: 'payment', way: 'transfer', cents, ...rest }];
        throw new NoAnswer();
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Zahlung notieren' }));
  fill(await screen.findByLabelText(/Betrag in Euro/), '20');
  const send = screen.getAllByRole('button', { name: 'Zahlung notieren' }).at(-1) as HTMLElement;
  await person.click(send);
  expect(await screen.findByText('Das wurde nicht gespeichert')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Noch nichts.')).toBeNull());
  await person.click(send);
  expect(await screen.findByText('Inzwischen ist etwas vermerkt.')).toBeVisible();
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { body: { seen: 0 } },
    { body: { seen: 0 } },
  ]);
  logged.mockRestore();
});

test('OPER-11 operators-33 a corrected address is sent line by line with its reason', async () => {
  const { person, calls } = renderPage(<InvoicePage />, {
    ...base,
    handlers: {
      'GET /operator/invoice/{id}': () => buildOperatorInvoiceDetail(),
      'POST /operator/invoice/{id}/act': () => buildOperatorInvoiceDetail({ state: 'canceled' }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Anschrift berichtigen' }));
  const address = await screen.findByLabelText(/Anschrift, wie sie richtig ist/);
  await person.clear(address);
  await person.type(address, 'Weber KG{Enter}50667 Köln');
  fill(screen.getByLabelText(/^Grund/), 'Falsche Firma.');
  await person.click(screen.getByRole('button', { name: 'Stornieren und neu schreiben' }));
  await screen.findByText('Noch nichts.');
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toMatchObject([
    { body: { act: 'correct', address: ['Weber KG', '50667 Köln'], reason: 'Falsche Firma.' } },
  ]);
});

test('OPER-11 TRUST-26 operators-32 the list is narrowed to what is overdue, and the books are fetched', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:csv');
  const { person, calls } = renderPage(<PaymentsPage />, {
    user: base.user,
    route: '/operator/payments',
    handlers: {
      'GET /operator/invoice': () => [buildOperatorInvoiceDetail({ state: 'overdue' })],
      'GET /operator/bookkeeping': () => ({
        file_name: 'EXTF.csv',
        content: 'RVhURg==',
        left_out: ['SJ-2026-7'],
      }),
    },
  });
  await person.selectOptions(await screen.findByLabelText('Stand'), 'Überfällig');
  expect(await screen.findByRole('link', { name: /Öffnen/ })).toHaveAttribute(
    'href',
    '/operator/invoices/901',
  );
  expect(calls.at(-1)?.query).toMatchObject({ state: 'overdue' });
  await person.click(screen.getByRole('button', { name: 'Für DATEV' }));
  expect(calls.at(-1)).toMatchObject({
    key: 'GET /operator/bookkeeping',
    query: { format: 'datev' },
  });
  expect(await screen.findByText(/fehlen darin/)).toHaveTextContent('fehlen darin: SJ-2026-7.');
});

test('OPER-11 operators-34 the account of a customer with all movements', async () => {
  const entry = { at: Date.UTC(2026, 10, 20, 9), invoice_id: 901, number: 'SJ-1' };
  renderPage(<CustomerPage />, {
    user: base.user,
    route: '/operator/users/31/account',
    path: '/operator/users/:id/account',
    handlers: {
      'GET /operator/customer/{id}': () => ({
        name: 'Weber Holzbau GmbH',
        email: 'weber@example.org',
        balance_cents: 3_831,
        entries: [
          { ...entry, text: 'payment', cents: -2_000 },
          { ...entry, text: 'invoice', cents: 5_831 },
        ],
      }),
    },
  });
  expect(await screen.findByText('Offen sind 38,31 €.')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Weber Holzbau GmbH' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Konto ansehen' })).toHaveAttribute(
    'href',
    '/operator/users/31',
  );
});
