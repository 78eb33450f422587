import type { User } from '@silverjobs/contract';

/** What deleting the account does, in sentences for this user. */
export function whatHappens(user: User): string[] {
  const isClient = user.role === 'client';
  return [
    isClient
      ? 'Ihr Arbeitgeberprofil und alle Ihre Stellen werden gelöscht. Sie erscheinen sofort nicht mehr in der Stellensuche.'
      : 'Ihr Profil, Ihre gespeicherten Suchen, Ihre gemerkten Stellen, Ihre Kursanmeldungen und Ihre Vorlagen werden gelöscht. Arbeitgeber sehen Ihr Kurzprofil sofort nicht mehr.',
    isClient
      ? 'Ihre Gespräche werden gelöscht, auch bei den Bewerberinnen und Bewerbern.'
      : 'Ihre Gespräche werden gelöscht, auch bei den Arbeitgebern. Kontaktdaten, die ein Arbeitgeber sich schon notiert hat, können wir nicht zurückholen.',
    ...(isClient
      ? ['Rechnungen müssen wir nach dem Gesetz aufbewahren (§ 147 AO), ohne Bezug zu Ihrem Konto.']
      : []),
    'Was Sie uns gemeldet haben, prüfen wir weiter, aber ohne Bezug zu Ihrem Konto.',
    'Sie bekommen keine E-Mails mehr von uns und werden auf allen Geräten abgemeldet.',
    ...(user.isPaidUser
      ? [
          'Ihre silver+-Mitgliedschaft endet sofort mit dem Konto, auch wenn der bezahlte Zeitraum noch läuft.',
        ]
      : []),
    'Mit derselben E-Mail-Adresse können Sie sich später neu registrieren. Ihre alten Daten kommen dadurch nicht zurück.',
  ];
}
