import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';

/** Help for visitors without an account (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 4,
    title: 'Stellen ansehen ohne Anmeldung',
    paths: [
      paths.welcome,
      paths.publicJobs,
      paths.publicJob,
      paths.publicEmployer,
      paths.occupationJobs,
      paths.placeJobs,
      paths.occupationJobsInPlace,
      paths.publicOccupations,
      paths.landPlaces,
    ],
    intro: 'Hier sehen Sie alle Stellen. Ein Konto brauchen Sie erst, wenn Sie sich bewerben.',
    steps: [
      'Schreiben Sie in das erste Feld, was Sie tun möchten, zum Beispiel „Garten“.',
      'Schreiben Sie in das zweite Feld Ihren Ort oder Ihre Postleitzahl.',
      'Drücken Sie auf eine Stelle. Mit „Bewerben“ legen Sie ein kostenloses Konto an.',
    ],
    words: 'Willkommen Besucher Gast ohne Konto Überblick Arbeitgeber',
  },
  {
    order: 6,
    title: 'Neue Stellen per E-Mail, auch ohne Konto',
    paths: [paths.guestAlert],
    intro: 'Wir schreiben Ihnen, wenn es neue Stellen zu Ihrer Suche gibt.',
    steps: [
      'Suchen Sie nach Stellen und tragen Sie unten Ihre E-Mail-Adresse ein.',
      'Öffnen Sie unsere E-Mail und drücken Sie auf den Link darin.',
      'In jeder E-Mail steht ein Link, mit dem Sie sie wieder abbestellen.',
    ],
    words: 'Benachrichtigung Newsletter abbestellen E-Mail bestätigen',
  },
  {
    order: 8,
    title: 'Der Ratgeber',
    paths: [paths.guides, paths.guide],
    intro: 'Hier lesen Sie, was beim Arbeiten im Ruhestand gilt.',
    steps: [
      'Wählen Sie einen Artikel aus.',
      'Am Ende stehen die Quellen und der Tag, an dem wir sie geprüft haben.',
      'Für Ihren eigenen Fall fragen Sie bitte Ihre Rentenversicherung oder Ihr Finanzamt.',
    ],
    words: 'Rente Hinzuverdienst Minijob Steuern Ehrenamt Artikel',
  },
];
