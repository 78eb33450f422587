import {
  buildOperatorDeclaration,
  buildOperatorInvoice,
  buildOperatorOrder,
  buildOperatorUser,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { DeclarationsPage } from '../declarations/DeclarationsPage.tsx';
import { FeedsPage } from '../feeds/FeedsPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

const user = buildOperatorUser();

test('OPER-08 operators-19 invoices and orders are listed and searched', async () => {
  const { person, calls } = renderPage(<PaymentsPage />, {
    user,
    route: '/operator/payments',
    handlers: {
      'GET /operator/invoice': ({ query }) => (query.search ? [] : [buildOperatorInvoice()]),
      'GET /operator/order': () => [buildOperatorOrder()],
    },
  });
  const invoice = await screen.findByRole('article', { name: 'Rechnung SJ-2026-000801' });
  expect(within(invoice).getByText('58,31 €')).toBeVisible();
  await person.type(screen.getByLabelText('Nummer, Name oder E-Mail-Adresse'), '4711{Enter}');
  expect(await screen.findByText('Zu dieser Suche gibt es keine.')).toBeVisible();
  await person.click(screen.getByText('Bestellungen'));
  const order = await screen.findByRole('article', { name: 'Bestellung von renate@example.org' });
  expect(within(order).getByText('Bezahlt')).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ limit: 20, offset: 0, search: '4711' });
});

test('OPER-08 operators-19 declarations say what became of them', async () => {
  const failed = buildOperatorDeclaration({ id: 2, reference: 'V2', state: 'failed' });
  renderPage(<DeclarationsPage />, {
    user,
    route: '/operator/declarations',
    handlers: { 'GET /operator/declaration': () => [buildOperatorDeclaration(), failed] },
  });
  expect(await screen.findByText('Passt zu keinem Vertrag')).toBeVisible();
  expect(screen.getByText('Gescheitert, siehe Stockendes')).toBeVisible();
});

test('OPER-08 operators-21 feeds say when they ran, and why the last run failed', async () => {
  const at = Date.UTC(2026, 10, 20, 9);
  const feed = {
    source: 'a',
    name: 'Partner A',
    jobs: 1,
    started_at: at,
    succeeded_at: at,
    left_out: [],
    notice: null,
  };
  renderPage(<FeedsPage />, {
    user,
    route: '/operator/feeds',
    handlers: {
      'GET /operator/feed': () => [
        {
          ...feed,
          error: null,
          left_out: [{ reason: 'bad-date', count: 2 }],
          notice: 'empty',
        },
        { ...feed, source: 'b', name: 'Partner B', error: 'Zeit überschritten' },
      ],
    },
  });
  const good = within(await screen.findByRole('article', { name: 'Partner A' }));
  expect(good.getByText('Leer')).toBeVisible();
  expect(good.getByText('Nicht gezeigt: 2 mit unklarem Datum.')).toBeVisible();
  const bad = within(screen.getByRole('article', { name: 'Partner B' }));
  expect(bad.getByText('Zeit überschritten')).toBeVisible();
  expect(bad.getByText(/zuletzt gelungen 20\.11\.2026/)).toBeVisible();
});
