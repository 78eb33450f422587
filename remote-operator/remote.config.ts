import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import * as ownPaths from './src/paths.ts';

const query = { limit: 20, offset: 0 };
const access = { kind: 'operator' } as const;

export default defineRemote({
  name: 'operator',
  owner: 'Team Betrieb',
  pages: [
    {
      path: paths.operatorStart,
      expose: 'ReportsPage',
      module: './src/reports/ReportsPage.tsx',
      title: 'Meldungen',
      access,
      firstCalls: [{ group: 'main', path: '/operator/case', query }],
    },
    {
      path: ownPaths.caseDetail,
      expose: 'CasePage',
      module: './src/case/CasePage.tsx',
      title: 'Meldung',
      access,
      under: paths.operatorStart,
    },
    {
      path: ownPaths.audit,
      expose: 'AuditPage',
      module: './src/audit/AuditPage.tsx',
      title: 'Protokoll',
      access,
      firstCalls: [{ group: 'main', path: '/operator/audit', query }],
    },
  ],
  menu: [
    {
      section: 'operator',
      order: 10,
      path: paths.operatorStart,
      label: 'Meldungen',
      icon: 'messages',
    },
    { section: 'operator', order: 90, path: ownPaths.audit, label: 'Protokoll', icon: 'pen-line' },
  ],
});
