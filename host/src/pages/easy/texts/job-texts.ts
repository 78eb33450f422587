import { paths } from '@silverjobs/contract/paths';
import type { EasyText } from '../easy-text.ts';

/** Start, search, apply, messages. */
export const jobTexts: readonly EasyText[] = [
  {
    id: 'start',
    title: 'Das ist silverjobs',
    paths: [paths.start],
    parts: [
      {
        heading: 'Für wen ist silverjobs?',
        lines: [
          'silverjobs ist für Menschen ab 60 Jahren.',
          'Sie suchen eine Arbeit?',
          'Oder Sie möchten anderen Menschen helfen?',
          'Dann sind Sie hier richtig.',
        ],
      },
      {
        heading: 'Was können Sie hier machen?',
        lines: [
          'Sie können eine Arbeit suchen.',
          'Das Wort dafür ist: Stelle.',
          'Sie können einem Arbeit·geber schreiben.',
          'Ein Arbeit·geber ist zum Beispiel eine Firma.',
          'Auch eine Familie kann ein Arbeit·geber sein.',
        ],
      },
      {
        heading: 'Was kostet das?',
        lines: [
          'Suchen kostet nichts.',
          'Schreiben kostet auch nichts.',
          'Für manche Hilfen zahlen Sie Geld.',
          'Das Angebot heißt: silver+.',
        ],
      },
    ],
  },
  {
    id: 'suchen',
    title: 'So suchen Sie eine Stelle',
    paths: [paths.savedJobs, paths.searches],
    parts: [
      {
        heading: 'Die Suche',
        lines: [
          'Für die Suche gibt es 2 Felder.',
          'Das erste Feld heißt: Was?',
          'Hier wählen Sie eine Arbeit aus.',
          'Zum Beispiel: Garten oder Empfang.',
          'Das zweite Feld heißt: Wo?',
          'Hier wählen Sie Ihren Ort aus.',
          'Darunter sehen Sie dann die Stellen.',
        ],
      },
      {
        heading: 'Die Karte',
        lines: [
          'Sie können auch eine Land·karte sehen.',
          'Auf der Karte sehen Sie die Orte.',
          'Mit der Liste finden Sie die gleichen Stellen.',
        ],
      },
      {
        heading: 'Eine Stelle merken',
        lines: [
          'Eine Stelle gefällt Ihnen?',
          'Dann drücken Sie auf: Merken.',
          'So finden Sie die Stelle wieder.',
        ],
      },
    ],
  },
  {
    id: 'bewerben',
    title: 'So bewerben Sie sich',
    paths: [paths.job, paths.applications],
    parts: [
      {
        heading: 'Die Stelle ansehen',
        lines: [
          'Drücken Sie in der Liste auf eine Stelle.',
          'Dann lesen Sie alles über die Stelle.',
          'Zum Beispiel den Ort und das Geld.',
        ],
      },
      {
        heading: 'Dem Arbeit·geber schreiben',
        lines: [
          'Drücken Sie auf: Kontaktieren.',
          'Das erste Feld heißt: Ihre Nachricht.',
          'Schreiben Sie einen kurzen Text in dieses Feld.',
          'Sagen Sie: Das kann ich gut.',
          'Drücken Sie dann auf: Nachricht senden.',
        ],
      },
      {
        heading: 'Ihr Name und Ihr Telefon',
        lines: [
          'Sie entscheiden selbst:',
          'Soll der Arbeit·geber Ihren Namen sehen?',
          'Soll er Ihre Telefon·nummer sehen?',
          'Sie sehen vor dem Senden genau:',
          'Das bekommt der Arbeit·geber von mir.',
        ],
      },
    ],
  },
  {
    id: 'nachrichten',
    title: 'So lesen Sie Ihre Nachrichten',
    paths: [paths.conversations, paths.conversation],
    parts: [
      {
        heading: 'Nachrichten lesen',
        lines: [
          'Drücken Sie im Menü auf: Nachrichten.',
          'Dann sehen Sie eine Liste.',
          'In der Liste stehen Ihre Gespräche.',
          'Drücken Sie auf ein Gespräch.',
          'Dann lesen Sie alle Texte aus dem Gespräch.',
        ],
      },
      {
        heading: 'Antworten',
        lines: [
          'Unten ist ein Feld für Ihre Antwort.',
          'Schreiben Sie Ihre Antwort in das Feld.',
          'Drücken Sie dann auf: Senden.',
          'Der Arbeit·geber bekommt eine E-Mail von uns.',
        ],
      },
      {
        heading: 'Sie bekommen eine Antwort',
        lines: [
          'Auch Sie bekommen dann eine E-Mail von uns.',
          'Die Antwort lesen Sie hier bei den Nachrichten.',
        ],
      },
    ],
  },
];
