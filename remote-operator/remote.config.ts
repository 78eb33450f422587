import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import * as ownPaths from './src/paths.ts';

const query = { limit: 20, offset: 0 };
/** How much waits behind a menu entry, asked for now and then (operators-28). */
const waiting = (of: 'case' | 'callback' | 'stuck', one: string, more: string) => ({
  call: { group: 'main' as const, path: '/operator/count' as const, query: { of } },
  queryKey: ['operator', 'count', of],
  one,
  more,
});
const access = { kind: 'operator' } as const;

export default defineRemote({
  name: 'operator',
  owner: 'Team Betrieb',
  pages: [
    {
      path: paths.operatorStart,
      aliases: ['/operator'],
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
      path: ownPaths.users,
      expose: 'UsersPage',
      module: './src/users/UsersPage.tsx',
      title: 'Konten',
      access,
    },
    {
      path: ownPaths.user,
      expose: 'UserPage',
      module: './src/user/UserPage.tsx',
      title: 'Konto ansehen',
      access,
      under: ownPaths.users,
    },
    {
      path: ownPaths.courses,
      expose: 'CoursesAdminPage',
      module: './src/courses/CoursesAdminPage.tsx',
      title: 'Kurse und Termine',
      access,
      firstCalls: [{ group: 'main', path: '/operator/course', query }],
    },
    {
      path: ownPaths.payments,
      expose: 'PaymentsPage',
      module: './src/payments/PaymentsPage.tsx',
      title: 'Zahlungen und Rechnungen',
      access,
    },
    {
      path: ownPaths.declarations,
      expose: 'DeclarationsPage',
      module: './src/declarations/DeclarationsPage.tsx',
      title: 'Erklärungen',
      access,
    },
    {
      path: ownPaths.callbacks,
      expose: 'CallbacksPage',
      module: './src/callbacks/CallbacksPage.tsx',
      title: 'Rückrufe',
      access,
      firstCalls: [{ group: 'main', path: '/operator/callback', query }],
    },
    {
      path: ownPaths.stuck,
      expose: 'StuckPage',
      module: './src/stuck/StuckPage.tsx',
      title: 'Stockendes',
      access,
      firstCalls: [{ group: 'main', path: '/operator/stuck', query }],
    },
    {
      path: ownPaths.feeds,
      expose: 'FeedsPage',
      module: './src/feeds/FeedsPage.tsx',
      title: 'Anzeigenquellen',
      access,
      firstCalls: [{ group: 'main', path: '/operator/feed' }],
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
      polledBadge: waiting('case', '1 Meldung wartet', '{n} Meldungen warten'),
    },
    {
      section: 'operator',
      order: 15,
      path: ownPaths.callbacks,
      label: 'Rückrufe',
      icon: 'send',
      polledBadge: waiting(
        'callback',
        '1 Mensch wartet auf einen Anruf',
        '{n} Menschen warten auf einen Anruf',
      ),
    },
    { section: 'operator', order: 20, path: ownPaths.users, label: 'Konten', icon: 'user' },
    {
      section: 'operator',
      order: 30,
      path: ownPaths.courses,
      label: 'Kurse und Termine',
      icon: 'graduation-cap',
    },
    {
      section: 'operator',
      order: 40,
      path: ownPaths.payments,
      label: 'Zahlungen und Rechnungen',
      icon: 'badge-euro',
    },
    {
      section: 'operator',
      order: 50,
      path: ownPaths.declarations,
      label: 'Erklärungen',
      icon: 'file-user',
    },
    {
      section: 'operator',
      order: 60,
      path: ownPaths.stuck,
      label: 'Stockendes',
      icon: 'mail',
      polledBadge: waiting('stuck', '1 Aufgabe stockt', '{n} Aufgaben stocken'),
    },
    {
      section: 'operator',
      order: 70,
      path: ownPaths.feeds,
      label: 'Anzeigenquellen',
      icon: 'briefcase',
    },
    { section: 'operator', order: 90, path: ownPaths.audit, label: 'Protokoll', icon: 'pen-line' },
  ],
});
