import type { EmployerRole } from './access.ts';

/** What the roles of an employer's people are called, for pages and mails (employers-80). */
export const EMPLOYER_ROLE_TEXTS: Readonly<
  Record<EmployerRole, { readonly label: string; readonly hint: string }>
> = {
  owner: {
    label: 'Inhaberin oder Inhaber',
    hint: 'Darf alles: Anzeigen, Bewerbungen, Rechnungen, Profil und wer mitarbeitet.',
  },
  applications: {
    label: 'Nur Bewerbungen',
    hint: 'Liest und beantwortet Bewerbungen und Nachrichten. Schaltet keine Anzeigen und sieht keine Rechnungen.',
  },
  invoices: {
    label: 'Nur Rechnungen',
    hint: 'Sieht Buchungen und Rechnungen. Liest keine Bewerbungen und schaltet keine Anzeigen.',
  },
};
