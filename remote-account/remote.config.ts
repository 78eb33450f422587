import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'account',
  owner: 'Team Konto',
  pages: [
    {
      path: '/account',
      expose: 'AccountPage',
      module: './src/account/AccountPage.tsx',
      title: 'Mein Konto',
      access: { kind: 'signed-in' },
    },
    {
      path: '/templates',
      expose: 'TemplatesPage',
      module: './src/templates/TemplatesPage.tsx',
      title: 'Meine Vorlagen',
      access: { kind: 'signed-in' },
    },
    {
      path: '/privacy',
      expose: 'AccessDataPage',
      module: './src/access-data/AccessDataPage.tsx',
      title: 'Zugangsdaten',
      access: { kind: 'signed-in' },
    },
    {
      path: '/searches',
      expose: 'SavedSearchesPage',
      module: './src/saved-searches/SavedSearchesPage.tsx',
      title: 'Meine Suchen',
      access: { kind: 'candidate' },
    },
    {
      path: '/searches/:id',
      expose: 'SavedSearchPage',
      module: './src/saved-search/SavedSearchPage.tsx',
      title: 'Suchbegriff bearbeiten',
      access: { kind: 'candidate' },
    },
    {
      path: '/delete-profile',
      expose: 'DeleteAccountPage',
      module: './src/delete-account/DeleteAccountPage.tsx',
      title: 'Konto löschen',
      access: { kind: 'signed-in' },
    },
    {
      path: '/recomendation',
      aliases: ['/recommendation'],
      expose: 'ReferralPage',
      module: './src/referral/ReferralPage.tsx',
      title: 'Weiterempfehlungen',
      access: { kind: 'signed-in' },
    },
    {
      path: '/contact',
      expose: 'ContactPage',
      module: './src/contact/ContactPage.tsx',
      title: 'Kontakt',
      access: { kind: 'public' },
    },
  ],
  menu: [
    {
      section: 'personal',
      order: 20,
      path: '/account',
      label: 'Mein Konto',
      icon: 'settings',
      tab: 4,
    },
  ],
});
