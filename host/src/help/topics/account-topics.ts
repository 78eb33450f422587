import { paths } from '@silverjobs/contract/paths';
import { hostPaths } from '../../routing/host-paths.ts';
import type { HelpTopic } from '../help-topic.ts';

/** Help with the account, getting in, and for employers. */
export const accountTopics: readonly HelpTopic[] = [
  {
    id: 'anmelden',
    title: 'Anmelden und Passwort',
    paths: [paths.login, hostPaths.loginLink, paths.passwordReset],
    intro:
      'Zum Anmelden brauchen Sie Ihre E-Mail-Adresse und Ihr Passwort, oder einen Link von uns.',
    steps: [
      'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
      'Passwort vergessen? Fordern Sie einen Link zum Anmelden an. Er kommt per E-Mail.',
      'Öffnen Sie die E-Mail und drücken Sie auf den Link. Schauen Sie auch im Spam-Ordner nach.',
    ],
    words: 'einloggen Login Kennwort vergessen ausgesperrt',
  },
  {
    id: 'registrieren',
    title: 'Ein Konto anlegen',
    paths: [paths.signup, hostPaths.register],
    intro: 'Mit einem Konto sehen Sie Stellen und schreiben Arbeitgebern. Das kostet nichts.',
    steps: [
      'Tragen Sie Ihre E-Mail-Adresse ein und denken Sie sich ein Passwort aus.',
      'Bestätigen Sie Ihre Adresse mit dem Link in unserer E-Mail.',
      'Beantworten Sie drei kurze Fragen. Danach sehen Sie passende Stellen.',
    ],
    words: 'Registrierung neu Mitglied werden anmelden',
  },
  {
    id: 'konto',
    title: 'Mein Konto',
    paths: [paths.account, paths.accessData, paths.templates, paths.accountData, paths.referral],
    intro: 'Hier ändern Sie Ihre E-Mail-Adresse, Ihr Passwort und Ihre Vorlagen.',
    steps: [
      'Wählen Sie, was Sie ändern möchten.',
      'Bei wichtigen Änderungen fragen wir noch einmal nach Ihrem Passwort.',
      'Speichern Sie. Eine neue Adresse bestätigen Sie mit einem Link.',
    ],
    words: 'E-Mail ändern Passwort ändern Vorlage Daten Export',
  },
  {
    id: 'darstellung',
    title: 'Schrift, Farben und Abstände',
    paths: [paths.display],
    intro: 'Unter „Darstellung“ stellen Sie ein, wie silverjobs bei Ihnen aussieht.',
    steps: [
      'Wählen Sie oben auf jeder Seite „Darstellung“.',
      'Drücken Sie auf das, was Ihnen guttut: größere Schrift, mehr Kontrast, dunkle Farben, mehr Abstand.',
      'Es gilt sofort und auf allen Seiten. Ändern können Sie es jederzeit.',
    ],
    words: 'Schriftgröße größer Kontrast dunkel hell Lesbarkeit Bewegung Enter vorlesen',
  },
  {
    id: 'konto-loeschen',
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
    id: 'sicherheit',
    title: 'Sicher bleiben',
    paths: [],
    intro:
      'Wir prüfen Anzeigen und Nachrichten auf Zeichen von Betrug und sagen Ihnen, was auffällt.',
    steps: [
      'Bezahlen Sie nie etwas für eine Stelle. Schicken Sie keine Kopie Ihres Ausweises.',
      'Bleiben Sie hier im Gespräch. Wechseln Sie nicht zu WhatsApp oder Telegram.',
      'Unsicher? Drücken Sie auf „Gefälscht? Fragen Sie uns“ oder rufen Sie uns an.',
    ],
    words: 'Betrug gefälscht Vorkasse Ausweis Bankdaten Trick melden',
  },
  {
    id: 'datenschutz',
    title: 'Datenschutz',
    paths: [paths.privacyPolicy, paths.consent],
    intro: 'Arbeitgeber sehen Ihren Namen und Ihre Telefonnummer erst, wenn Sie sie mitsenden.',
    steps: [
      'Lesen Sie, was wir speichern und wie lange.',
      'Unter „Datenschutz-Einstellungen“ erlauben Sie die Karte von Google oder lehnen sie ab.',
      'Unter „Mein Konto“ laden Sie alles herunter, was wir von Ihnen gespeichert haben.',
    ],
    words: 'Daten Cookies Einwilligung DSGVO Auskunft',
  },
  {
    id: 'kontakt',
    title: 'Uns schreiben',
    paths: [paths.contact, paths.imprint, paths.terms, hostPaths.accessibility],
    intro: 'Schreiben Sie uns oder bitten Sie um einen Anruf. Beides finden Sie auf dieser Seite.',
    steps: [
      'Öffnen Sie „Kontakt“ am Ende jeder Seite.',
      'Wählen Sie, worum es geht, und schreiben Sie Ihre Frage.',
      'Drücken Sie auf „Nachricht senden“. Unsere Antwort kommt per E-Mail.',
    ],
    words: 'Telefon anrufen E-Mail Ansprechperson Beschwerde Barriere',
  },
  {
    id: 'arbeitgeber',
    title: 'Für Arbeitgeber: eine Anzeige schalten',
    paths: [
      paths.jobs,
      paths.newJob,
      paths.employerProfile,
      paths.jobCandidates,
      paths.candidateDetail,
      paths.bookings,
      paths.booking,
      paths.jobProlongation,
    ],
    intro: 'Hier schalten Sie Anzeigen, lesen Bewerbungen und finden Ihre Rechnungen.',
    steps: [
      'Beschreiben Sie die Stelle: was, wo und wie viel.',
      'Prüfen Sie in der Vorschau, was andere sehen. Der Preis steht vor dem letzten Knopf.',
      'Antworten Sie auf Bewerbungen unter „Nachrichten“.',
    ],
    words: 'Inserat Anzeige Rechnung Buchung Bewerberinnen Bewerber Unternehmen',
  },
];
