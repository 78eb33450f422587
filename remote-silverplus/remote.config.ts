import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help } from './src/help.ts';
import * as ownPaths from './src/paths.ts';

export default defineRemote({
  name: 'silverplus',
  owner: 'Team silver+',
  pages: [
    {
      path: paths.silverplus,
      expose: 'SilverplusPage',
      module: './src/silverplus/SilverplusPage.tsx',
      title: 'silver+',
      access: { kind: 'signed-in' },
      purpose: 'explain-plan',
    },
    {
      path: ownPaths.subscription,
      expose: 'SubscriptionPage',
      module: './src/subscription/SubscriptionPage.tsx',
      title: 'Ihre Mitgliedschaft',
      access: { kind: 'candidate' },
      under: paths.silverplus,
    },
    {
      path: paths.checkout,
      expose: 'CheckoutPage',
      module: './src/checkout/CheckoutPage.tsx',
      title: 'Bestellung prüfen',
      access: { kind: 'candidate' },
      under: paths.silverplus,
    },
    {
      path: paths.cancelSilverplus,
      expose: 'CancelSilverplusPage',
      module: './src/cancel-silverplus/CancelSilverplusPage.tsx',
      title: 'silver+ kündigen',
      access: { kind: 'candidate' },
    },
    {
      path: paths.courses,
      expose: 'CoursesPage',
      module: './src/courses/CoursesPage.tsx',
      title: 'Online-Kurse',
      access: { kind: 'feature', feature: 'online-courses' },
      firstCalls: [
        { group: 'main', path: '/courses' },
        { group: 'main', path: '/candidate_courses' },
      ],
    },
    {
      path: paths.course,
      expose: 'CoursePage',
      module: './src/course/CoursePage.tsx',
      title: 'Online-Kurs',
      access: { kind: 'feature', feature: 'online-courses' },
      firstCalls: [
        { group: 'main', path: '/courses/{id}' },
        { group: 'main', path: '/candidate_courses' },
      ],
      under: paths.courses,
    },
    {
      path: paths.contractCancellation,
      expose: 'ContractCancellationPage',
      module: './src/contract-cancellation/ContractCancellationPage.tsx',
      title: 'Verträge hier kündigen',
      access: { kind: 'public' },
      purpose: 'cancel-contract',
    },
    {
      path: paths.contractWithdrawal,
      expose: 'ContractWithdrawalPage',
      module: './src/contract-withdrawal/ContractWithdrawalPage.tsx',
      title: 'Vertrag widerrufen',
      access: { kind: 'public' },
      purpose: 'withdraw-from-contract',
      firstCalls: [{ group: 'main', path: '/imprint' }],
    },
    {
      path: paths.declarationConfirmation,
      expose: 'DeclarationLinkPage',
      module: './src/declaration-link/DeclarationLinkPage.tsx',
      title: 'Erklärung bestätigen',
      access: { kind: 'public' },
    },
  ],
  menu: [
    {
      section: 'silverplus',
      order: 60,
      path: paths.courses,
      label: 'Online-Kurse',
      icon: 'graduation-cap',
    },
    {
      section: 'silverplus',
      order: 70,
      path: paths.silverplus,
      label: 'silver+ entdecken',
      icon: 'star',
    },
  ],
  widgets: [
    {
      slot: 'beside-job',
      expose: 'BesideJob',
      module: './src/beside-job/BesideJob.tsx',
      access: { kind: 'candidate' },
    },
  ],
  help,
});
