import {
  apiFailure,
  buildBooking,
  buildClient,
  buildClientUser,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { FinancesPage } from './FinancesPage.tsx';
import { InvoicePage } from './InvoicePage.tsx';

test('EMP-04 bookings with their state, price and invoice', async () => {
  const paid = buildBooking({
    id: 1,
    number: 'SJ-2026-00000001',
    paid_at: Date.UTC(2026, 10, 8),
    state: 'paid',
  });
  renderPage(<FinancesPage />, {
    user: buildClientUser(),
    route: '/finances',
    handlers: { 'GET /booking': () => [buildBooking(), paid] },
  });
  const first = within(await screen.findByRole('article', { name: 'Rechnung SJ-2026-00000801' }));
  expect(first.getByText('Offen, zahlbar bis 16.11.2026')).toBeVisible();
  expect(first.getByText('58,31 €')).toBeVisible();
  expect(first.getByRole('link')).toHaveAttribute('href', '/finances/801');
  expect(screen.getByText('Bezahlt am 08.11.2026')).toBeVisible();
});

test.each([
  [true, /Für Privathaushalte sind Anzeigen kostenlos/],
  [false, /Wenn Sie eine Anzeige schalten/],
])('EMP-04 without bookings a private employer (%s) reads why', async (isPrivate, text) => {
  renderPage(<FinancesPage />, {
    user: buildClientUser({ _client: buildClient({ isPrivate }) }),
    route: '/finances',
    handlers: { 'GET /booking': () => [] },
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test('EMP-04 an invoice says number, date, address, net, VAT and gross, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { person } = renderPage(<InvoicePage />, {
    user: buildClientUser(),
    route: '/finances/801',
    path: '/finances/:id',
    handlers: { 'GET /booking/{id}': () => buildBooking() },
  });
  const invoice = await screen.findByRole('article', { name: 'Rechnung SJ-2026-00000801' });
  expect(invoice).toHaveTextContent(/Am Lindenhof 12/);
  expect(within(invoice).getAllByText('02.11.2026')).toHaveLength(2);
  const amounts = within(invoice)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(amounts).toEqual(['49,00 €', '9,31 €', '58,31 €']);
  await person.click(screen.getByRole('button', { name: 'Drucken oder als PDF speichern' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('EMP-04 an invoice of others does not exist', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(<InvoicePage />, {
    user: buildClientUser(),
    route: '/finances/1',
    path: '/finances/:id',
    handlers: {
      'GET /booking/{id}': () => {
        throw apiFailure('not_found', 'Diese Rechnung gibt es nicht.');
      },
    },
  });
  expect(await screen.findByText('Diese Rechnung gibt es nicht.')).toBeVisible();
  jest.restoreAllMocks();
});
