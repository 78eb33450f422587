import type { HelperPermission } from './access.ts';

/** What a candidate allows a helper, in words (account-70). */
export const HELPER_PERMISSION_TEXTS: Readonly<
  Record<HelperPermission, { readonly label: string; readonly hint: string }>
> = {
  search: {
    label: 'Stellen suchen und merken',
    hint: 'Die Person sucht für Sie, merkt Stellen und speichert Suchen.',
  },
  write: {
    label: 'Entwürfe schreiben',
    hint: 'Die Person schreibt Texte an Arbeitgeber. Senden können nur Sie.',
  },
  attach: {
    label: 'Unterlagen und Kontaktdaten auswählen',
    hint: 'Die Person sieht, wie Ihre Unterlagen heißen, und schlägt vor, was mit ihrem Entwurf mitgeht. Öffnen kann sie nichts. Mitgeschickt wird nur, was Sie bestätigen.',
  },
  read: {
    label: 'Nachrichten lesen',
    hint: 'Die Person liest Ihre Gespräche mit Arbeitgebern.',
  },
};
