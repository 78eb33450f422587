/** @jest-environment node */
import { auditQuery, casesQuery } from '@silverjobs/api/operator';
import {
  buildAuditEntry,
  buildOperatorCase,
  buildOperatorUser,
  testServerPages,
} from '@silverjobs/testing';

testServerPages({ user: buildOperatorUser() }, [
  {
    name: 'OPER-08 the queue',
    page: async () => {
      const { ReportsPage } = await import('./reports/ReportsPage.tsx');
      return <ReportsPage />;
    },
    route: '/operator',
    handlers: { 'GET /operator/case': () => [buildOperatorCase()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(casesQuery(api)),
    shows: ['Mitarbeit am Empfang'],
  },
  {
    name: 'OPER-08 the audit log',
    page: async () => {
      const { AuditPage } = await import('./audit/AuditPage.tsx');
      return <AuditPage />;
    },
    route: '/operator/audit',
    handlers: { 'GET /operator/audit': () => [buildAuditEntry()] },
    fill: ({ api, queries }) => queries.prefetchInfiniteQuery(auditQuery(api, null)),
    shows: ['operator@example.org'],
  },
]);
