/** @jest-environment node */
import { auditQuery, casesQuery } from '@silverjobs/api/operator';
import {
  buildAuditEntry,
  buildOperatorCase,
  buildOperatorUser,
  expectServerRenderAndHydrate,
} from '@silverjobs/testing';

const user = buildOperatorUser();

test('OPER-08 the queue renders completely on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { ReportsPage } = await import('./reports/ReportsPage.tsx');
      return <ReportsPage />;
    },
    route: '/operator',
    user,
    handlers: { 'GET /operator/case': () => [buildOperatorCase()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(casesQuery(api)),
  });
  expect(html).toContain('Mitarbeit am Empfang');
  await close();
});

test('OPER-08 the audit log renders completely on the server and hydrates', async () => {
  const { html, close } = await expectServerRenderAndHydrate({
    page: async () => {
      const { AuditPage } = await import('./audit/AuditPage.tsx');
      return <AuditPage />;
    },
    route: '/operator/audit',
    user,
    handlers: { 'GET /operator/audit': () => [buildAuditEntry()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(auditQuery(api, null)),
  });
  expect(html).toContain('operator@example.org');
  await close();
});
