import { apiFailure, buildCandidateUser, buildInvoice, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { InvoicesCard } from './InvoicesCard.tsx';

const saved = jest.fn();
beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:pdf');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

test('TRUST-08 employers-32 who has paid finds each invoice and saves it as a PDF', async () => {
  const invoices = [
    buildInvoice({ id: 2, number: 'SJ-2026-000002', kind: 'cancellation', gross_cents: -899 }),
    buildInvoice({ id: 1, number: 'SJ-2026-000001', gross_cents: 899 }),
  ];
  const { person } = renderPage(<InvoicesCard />, {
    user: buildCandidateUser(),
    route: '/account',
    handlers: {
      'GET /invoice': () => invoices,
      'GET /invoice/{id}/pdf': () => ({ file_name: 'Rechnung.pdf', content: 'JVBERg==' }),
    },
  });
  expect(await screen.findByText('Stornorechnung SJ-2026-000002')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /PDF speichern.*SJ-2026-000001/ }));
  expect(saved).toHaveBeenCalledWith('Rechnung.pdf');
});

test('TRUST-08 a PDF that cannot be had says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<InvoicesCard />, {
    user: buildCandidateUser(),
    route: '/account',
    handlers: {
      'GET /invoice': () => [buildInvoice()],
      'GET /invoice/{id}/pdf': () => {
        throw apiFailure('unavailable', 'Der Dienst ist gerade nicht erreichbar.');
      },
    },
  });
  await person.click(await screen.findByRole('button', { name: /PDF speichern/ }));
  expect(await screen.findByText('Der Dienst ist gerade nicht erreichbar.')).toBeVisible();
});

test('TRUST-08 who has never paid reads nothing of invoices', async () => {
  const { calls } = renderPage(<InvoicesCard />, {
    user: buildCandidateUser(),
    route: '/account',
    handlers: { 'GET /invoice': () => [] },
  });
  await screen.findByText((_, element) => element === document.body && calls.length > 0);
  expect(screen.queryByText('Ihre Rechnungen')).toBeNull();
});
