import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';
import * as ownPaths from './paths.ts';

/** Help with the account, saved searches and contact (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 60,
    title: 'Gespeicherte Suchen',
    paths: [paths.searches, ownPaths.search],
    intro: 'Wir suchen für Sie weiter und schicken Ihnen neue Stellen per E-Mail.',
    steps: [
      'Suchen Sie zuerst unter „Silverjobs“ und speichern Sie die Suche.',
      'Wählen Sie, wie oft wir Ihnen schreiben sollen.',
      'Hier ändern oder löschen Sie Ihre Suchen.',
    ],
    words: 'Jobvorschläge E-Mail Alarm Benachrichtigung abbestellen',
  },
  {
    order: 65,
    title: 'E-Mails zu einer Suche abbestellen',
    paths: [paths.unsubscribe],
    intro: 'Hier beenden Sie die E-Mails zu einer Suche. Die Suche selbst bleibt erhalten.',
    steps: [
      'Prüfen Sie, zu welcher Suche Sie keine E-Mails mehr möchten.',
      'Drücken Sie auf den Knopf darunter.',
      'Unter „Meine Suchen“ schalten Sie die E-Mails später wieder ein.',
    ],
    words: 'abmelden Newsletter Benachrichtigung ausschalten',
  },
  {
    order: 110,
    title: 'Mein Konto',
    paths: [
      paths.account,
      paths.accessData,
      paths.templates,
      paths.accountData,
      paths.referral,
      paths.emailChange,
      paths.emailConfirmation,
      paths.emailRestore,
      paths.identityConfirmation,
    ],
    intro: 'Hier ändern Sie Ihre E-Mail-Adresse, Ihr Passwort und Ihre Vorlagen.',
    steps: [
      'Wählen Sie, was Sie ändern möchten.',
      'Bei wichtigen Änderungen fragen wir noch einmal nach Ihrem Passwort.',
      'Speichern Sie. Eine neue Adresse bestätigen Sie mit einem Link.',
    ],
    words: 'E-Mail ändern Passwort ändern Vorlage Daten Export',
  },
  {
    order: 112,
    title: 'Eine Vertrauensperson einladen',
    paths: [paths.helpers],
    intro:
      'Jemand, dem Sie vertrauen, darf Ihnen bei der Stellensuche helfen. Ihr Passwort braucht die Person nicht.',
    steps: [
      'Tragen Sie Namen und E-Mail-Adresse ein und wählen Sie, was die Person darf.',
      'Hier sehen Sie später alles, was sie getan hat. Ihre Entwürfe senden nur Sie.',
      'Mit „Beenden“ ist die Hilfe sofort vorbei.',
    ],
    words: 'Helfer Hilfe Tochter Sohn Enkel Betreuer Vollmacht Angehörige Freundin',
  },
  {
    order: 115,
    title: 'Das Konto behalten',
    paths: [paths.accountKeeping],
    intro: 'Konten, die lange niemand benutzt, löschen wir. Vorher schreiben wir Ihnen zweimal.',
    steps: [
      'Öffnen Sie den Link aus der E-Mail.',
      'Drücken Sie auf den Knopf auf dieser Seite. Anmelden müssen Sie sich dafür nicht.',
      'Ihr Konto bleibt dann, wie es ist.',
    ],
    words: 'Löschung Warnung lange nicht benutzt inaktiv verlängern',
  },
  {
    order: 120,
    title: 'Das Konto löschen',
    paths: [paths.deleteAccount],
    intro: 'Wenn Sie Ihr Konto löschen, sind Profil, Nachrichten und Suchen für immer weg.',
    steps: [
      'Sie möchten nur eine Pause? Dann pausieren Sie die Jobsuche in Ihrem Profil.',
      'Lesen Sie, was gelöscht wird.',
      'Bestätigen Sie das Löschen. Ein laufender Vertrag endet damit auch.',
    ],
    words: 'abmelden austreten beenden',
  },
  {
    order: 150,
    title: 'Etwas melden oder widersprechen',
    paths: [paths.contentReport, paths.objection],
    intro:
      'Hier melden Sie eine Anzeige, die nicht in Ordnung ist. Oder Sie widersprechen einer Entscheidung von uns.',
    steps: [
      'Schreiben Sie in Ihren Worten, worum es geht.',
      'Tragen Sie ein, wohin wir die Antwort schicken.',
      'Senden Sie das Formular ab. Ein Mensch prüft es und antwortet Ihnen.',
    ],
    words: 'Beschwerde Verstoß gesperrt gelöscht Widerspruch',
  },
  {
    order: 170,
    title: 'Uns schreiben',
    paths: [paths.contact],
    intro: 'Schreiben Sie uns oder bitten Sie um einen Anruf. Beides finden Sie auf dieser Seite.',
    steps: [
      'Öffnen Sie „Kontakt“ am Ende jeder Seite.',
      'Wählen Sie, worum es geht, und schreiben Sie Ihre Frage.',
      'Drücken Sie auf „Nachricht senden“. Unsere Antwort kommt per E-Mail.',
    ],
    words: 'Telefon anrufen E-Mail Ansprechperson Beschwerde Barriere',
  },
];
