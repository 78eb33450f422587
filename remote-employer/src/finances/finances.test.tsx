import {
  apiFailure,
  buildBooking,
  buildClient,
  buildClientUser,
  buildInvoice,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { FinancesPage } from './FinancesPage.tsx';
import { InvoicePage } from './InvoicePage.tsx';

test('EMP-04 bookings with their state, price and invoice', async () => {
  const paid = buildBooking({
    id: 1,
    number: 'SJ-2026-000001',
    paid_at: Date.UTC(2026, 10, 8),
    state: 'paid',
  });
  renderPage(<FinancesPage />, {
    user: buildClientUser(),
    route: '/finances',
    handlers: { 'GET /booking': () => [buildBooking(), paid] },
  });
  const first = within(await screen.findByRole('article', { name: 'Rechnung SJ-2026-000801' }));
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

test('EMP-04 a paid invoice asks for no money again', async () => {
  const paid = buildBooking({ paid_at: Date.UTC(2026, 10, 8), state: 'paid' });
  renderPage(<InvoicePage />, {
    user: buildClientUser(),
    route: '/finances/801',
    path: '/finances/:id',
    handlers: { 'GET /booking/{id}': () => paid },
  });
  expect(await screen.findByText('Bezahlt am 08.11.2026')).toBeVisible();
  expect(screen.queryByText(/^Bitte überweisen Sie/)).toBeNull();
});

test('EMP-04 TRUST-08 an invoice says all that the law asks, is printed and saved as a PDF', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  URL.revokeObjectURL = jest.fn();
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { person, calls } = renderPage(<InvoicePage />, {
    user: buildClientUser(),
    route: '/finances/801',
    path: '/finances/:id',
    handlers: {
      'GET /booking/{id}': () => buildBooking(),
      'GET /invoice/{id}/pdf': () => ({ file_name: 'Rechnung.pdf', content: 'JVBERg==' }),
    },
  });
  const invoice = await screen.findByRole('article', { name: 'Rechnung SJ-2026-000801' });
  expect(invoice).toHaveTextContent(/Am Lindenhof 12/);
  expect(invoice).toHaveTextContent(/silverjobs GmbH.*Hauptstraße 1.*USt-IdNr. DE123456789/);
  expect(within(invoice).getAllByText('02.11.2026')).toHaveLength(2);
  const amounts = within(invoice)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(amounts).toEqual(['49,00 €', '9,31 €', '58,31 €']);
  await person.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: /^Als PDF speichern/ }));
  expect(names).toEqual(['Rechnung.pdf']);
  expect(calls.at(-1)?.params).toEqual({ id: 901 });
  for (const spy of [print, click]) spy.mockRestore();
});

test('EMP-04 TRUST-08 a refunded booking shows its cancellation invoice first', async () => {
  const cancellation = buildInvoice({
    id: 902,
    kind: 'cancellation',
    number: 'SJ-2026-000802',
    cancels: 'SJ-2026-000801',
  });
  renderPage(<InvoicePage />, {
    user: buildClientUser(),
    route: '/finances/801',
    path: '/finances/:id',
    handlers: {
      'GET /booking/{id}': () => buildBooking({ state: 'refunded', _cancellation: cancellation }),
    },
  });
  expect(await screen.findByText('Storno der Rechnung')).toBeVisible();
  const articles = screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
  expect(articles).toEqual(['Stornorechnung SJ-2026-000802', 'Rechnung SJ-2026-000801']);
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
