import { hostPaths } from '../../../common/host-paths.ts';
import type { ShownTopic } from '../../model/declared-help.ts';

const hostPages = (...paths: string[]): ShownTopic['pages'] =>
  paths.map((path) => ({ path, access: { kind: 'public' } }));

/** Help with the host's own pages, and what belongs to no page. */
export const hostTopics: readonly ShownTopic[] = [
  {
    order: 95,
    title: 'Anmelden und Passwort',
    pages: hostPages(hostPaths.login, hostPaths.loginLink, hostPaths.passwordReset),
    intro:
      'Zum Anmelden brauchen Sie Ihre E-Mail-Adresse und Ihr Passwort, einen Link von uns oder einen Passkey.',
    steps: [
      'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
      'Passwort vergessen? Fordern Sie einen Link zum Anmelden an. Er kommt per E-Mail.',
      'Öffnen Sie die E-Mail und drücken Sie auf den Link. Schauen Sie auch im Spam-Ordner nach.',
    ],
    words: 'einloggen Login Kennwort vergessen ausgesperrt',
  },
  {
    order: 97,
    title: 'Ohne E-Mail-Adresse anmelden',
    pages: hostPages(hostPaths.letterCode),
    intro:
      'Sie haben uns angerufen und einen Brief mit einem Code bekommen. Damit melden Sie sich zum ersten Mal an.',
    steps: [
      'Geben Sie Ihre Telefonnummer und den Code aus dem Brief ein.',
      'Wählen Sie ein eigenes Passwort. Damit melden Sie sich von da an an.',
      'Code verloren oder Passwort vergessen? Rufen Sie uns an: Wir schicken Ihnen einen neuen Brief.',
    ],
    words: 'Post Brief Code Kundennummer Telefonnummer keine E-Mail',
  },
  {
    order: 100,
    title: 'Ein Konto anlegen',
    pages: hostPages(hostPaths.signup, hostPaths.register),
    intro: 'Mit einem Konto sehen Sie Stellen und schreiben Arbeitgebern. Das kostet nichts.',
    steps: [
      'Tragen Sie Ihre E-Mail-Adresse ein und denken Sie sich ein Passwort aus.',
      'Bestätigen Sie Ihre Adresse mit dem Link in unserer E-Mail.',
      'Beantworten Sie drei kurze Fragen. Danach sehen Sie passende Stellen.',
    ],
    words: 'Registrierung neu Mitglied werden anmelden',
  },
  {
    order: 113,
    title: 'Jemandem als Vertrauensperson helfen',
    pages: hostPages(hostPaths.helpEntry),
    intro:
      'Sie wurden eingeladen, jemandem bei der Stellensuche zu helfen. Ein Konto brauchen Sie dafür nicht.',
    steps: [
      'Öffnen Sie den Link aus der E-Mail und sagen Sie zu.',
      'Oben auf jeder Seite steht, wem Sie helfen und was Sie dürfen.',
      'Später lassen Sie sich hier einen neuen Link schicken.',
    ],
    words: 'Helfer Einladung Angehörige anmelden',
  },
  {
    order: 5,
    title: 'Ein Rundgang für den Anfang',
    pages: hostPages(hostPaths.tour),
    intro: 'Der Rundgang zeigt Ihnen das Wichtigste auf den Seiten selbst.',
    steps: [
      'Drücken Sie auf „Rundgang beginnen“.',
      'Lesen Sie, was oben steht. Schauen Sie sich die Seite darunter in Ruhe an.',
      'Drücken Sie auf „Weiter“. Mit „Rundgang beenden“ hören Sie auf und machen später weiter.',
    ],
    words: 'Einführung Tour Anleitung erklären kennenlernen Anfänger',
  },
  {
    order: 115,
    title: 'Schrift, Farben und Abstände',
    pages: hostPages(hostPaths.display),
    intro: 'Unter „Darstellung“ stellen Sie ein, wie silverjobs bei Ihnen aussieht.',
    steps: [
      'Die Schrift wird oben auf jeder Seite größer: mit A, A+ oder A++. Alles andere finden Sie unter „Darstellung“, ganz unten auf jeder Seite.',
      'Drücken Sie auf das, was Ihnen guttut: größere Schrift, mehr Kontrast, dunkle Farben, mehr Abstand.',
      'Es gilt sofort und auf allen Seiten. Ändern können Sie es jederzeit.',
    ],
    words: 'Schriftgröße größer Kontrast dunkel hell Lesbarkeit Bewegung Enter vorlesen',
  },
  {
    order: 140,
    title: 'Sicher bleiben',
    pages: [],
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
    order: 160,
    title: 'Datenschutz',
    pages: hostPages(hostPaths.privacyPolicy, hostPaths.consent),
    intro: 'Arbeitgeber sehen Ihren Namen und Ihre Telefonnummer erst, wenn Sie sie mitsenden.',
    steps: [
      'Lesen Sie, was wir speichern und wie lange.',
      'Unter „Datenschutz-Einstellungen“ erlauben Sie die Karte von Google oder lehnen sie ab.',
      'Unter „Mein Konto“ laden Sie alles herunter, was wir von Ihnen gespeichert haben.',
    ],
    words: 'Daten Cookies Einwilligung DSGVO Auskunft',
  },
  {
    order: 180,
    title: 'Wer wir sind und was gilt',
    pages: hostPages(hostPaths.imprint, hostPaths.terms, hostPaths.accessibility),
    intro: 'Hier steht, wer silverjobs betreibt und was zwischen Ihnen und uns gilt.',
    steps: [
      'Suchen Sie die Überschrift zu Ihrer Frage.',
      '„Vorlesen“ liest Ihnen die Seite vor, wenn Ihr Gerät das kann.',
      'Etwas ist unklar? Schreiben Sie uns über „Kontakt“ am Ende jeder Seite.',
    ],
    words: 'Impressum AGB Bedingungen Barriere Barrierefreiheit',
  },
];
