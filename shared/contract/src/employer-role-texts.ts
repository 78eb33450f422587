import type { EmployerMail, EmployerRole } from './access.ts';

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

/** What mails to an employer's people are about (employers-92). */
export const EMPLOYER_MAIL_TEXTS: Readonly<
  Record<EmployerMail, { readonly label: string; readonly hint: string }>
> = {
  applications: { label: 'Bewerbungen', hint: 'Wenn sich jemand neu bewirbt.' },
  advertisements: { label: 'Anzeigen', hint: 'Wenn eine Anzeige bald endet.' },
  invoices: {
    label: 'Rechnungen',
    hint: 'Buchungen, Rechnungen, Stornos und Erinnerungen an Zahlungen.',
  },
};
