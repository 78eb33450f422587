import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'silverplus',
  owner: 'Team silver+',
  pages: [
    {
      path: '/silverplus',
      expose: 'SilverplusPage',
      module: './src/silverplus/SilverplusPage.tsx',
      title: 'silver+',
      access: { kind: 'signed-in' },
    },
    {
      path: '/silverplus/subscription',
      expose: 'SubscriptionPage',
      module: './src/subscription/SubscriptionPage.tsx',
      title: 'Ihr Abonnement',
      access: { kind: 'candidate' },
      under: '/silverplus',
    },
    {
      path: '/silverplus/checkout/:id',
      expose: 'CheckoutPage',
      module: './src/checkout/CheckoutPage.tsx',
      title: 'Bestellung prüfen',
      access: { kind: 'candidate' },
      under: '/silverplus',
    },
    {
      path: '/account/cancel-silverplus',
      expose: 'CancelSilverplusPage',
      module: './src/cancel-silverplus/CancelSilverplusPage.tsx',
      title: 'silver+ kündigen',
      access: { kind: 'candidate' },
    },
    {
      path: '/courses',
      expose: 'CoursesPage',
      module: './src/courses/CoursesPage.tsx',
      title: 'Online-Kurse',
      access: { kind: 'feature', feature: 'online-courses' },
    },
    {
      path: '/courses/:key',
      expose: 'CoursePage',
      module: './src/course/CoursePage.tsx',
      title: 'Online-Kurs',
      access: { kind: 'feature', feature: 'online-courses' },
      under: '/courses',
    },
    {
      path: '/kuendigen',
      expose: 'ContractCancellationPage',
      module: './src/contract-cancellation/ContractCancellationPage.tsx',
      title: 'Verträge hier kündigen',
      access: { kind: 'public' },
    },
    {
      path: '/widerruf',
      expose: 'ContractWithdrawalPage',
      module: './src/contract-withdrawal/ContractWithdrawalPage.tsx',
      title: 'Vertrag widerrufen',
      access: { kind: 'public' },
    },
  ],
  menu: [
    {
      section: 'silverplus',
      order: 60,
      path: '/courses',
      label: 'Online-Kurse',
      icon: 'graduation-cap',
    },
    {
      section: 'silverplus',
      order: 70,
      path: '/silverplus',
      label: 'silver+ entdecken',
      icon: 'star',
    },
  ],
});
