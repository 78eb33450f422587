import { buildAuditEntry, buildOperatorUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { AuditPage } from './AuditPage.tsx';

test('OPER-08 operators-6 the log says who did what, when and why, and can be narrowed', async () => {
  const { person, calls } = renderPage(<AuditPage />, {
    user: buildOperatorUser(),
    route: '/operator/audit',
    handlers: {
      'GET /operator/audit': ({ query }) => (query.action === 'drop' ? [] : [buildAuditEntry()]),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Ausgeblendet: Stelle Nr. 7' })).toBeVisible();
  expect(screen.getByText('20.11.2026, 10:00 Uhr · operator@example.org')).toBeVisible();
  expect(screen.getByText('Verlangt Geld.')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Was geschah'), 'Verworfen');
  expect(await screen.findByText('Keine Einträge')).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ limit: 20, offset: 0, action: 'drop' });
});
