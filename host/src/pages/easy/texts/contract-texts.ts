import { paths } from '@silverjobs/contract/paths';
import type { EasyText } from '../easy-text.ts';

/** silver+ and its price, and how to cancel. */
export const contractTexts: readonly EasyText[] = [
  {
    id: 'silverplus',
    title: 'Das ist silver+',
    paths: [paths.silverplus, paths.checkout, paths.courses, paths.course],
    parts: [
      {
        heading: 'Was bekommen Sie mit silver+?',
        lines: [
          'Mit silver+ bekommen Sie mehr Hilfe.',
          'Ihre Nachricht steht beim Arbeit·geber oben.',
          'Ein Programm hilft Ihnen beim Schreiben.',
          'Ein Programm übt mit Ihnen ein Gespräch.',
          'Sie können Kurse im Internet machen.',
        ],
      },
      {
        heading: 'Was kostet silver+?',
        lines: [
          '3 Monate kosten jeden Monat {plan_3}.',
          'Das sind zusammen {total_3}.',
          '6 Monate kosten jeden Monat {plan_6}.',
          'Das sind zusammen {total_6}.',
          '12 Monate kosten jeden Monat {plan_12}.',
          'Das sind zusammen {total_12}.',
          'Sie zahlen das Geld jeden Monat.',
        ],
      },
      {
        heading: 'Wie lange läuft silver+?',
        lines: [
          'Sie wählen 3, 6 oder 12 Monate.',
          'Danach läuft silver+ weiter.',
          'Der Preis bleibt gleich.',
          'Sie möchten das nicht?',
          'Dann müssen Sie silver+ kündigen.',
        ],
      },
      {
        heading: 'Müssen Sie silver+ haben?',
        lines: ['Nein.', 'Suchen und Schreiben geht auch ohne silver+.', 'Das kostet nichts.'],
      },
    ],
  },
  {
    id: 'kuendigen',
    title: 'So kündigen Sie silver+',
    paths: [paths.contractCancellation, paths.cancelSilverplus, paths.contractWithdrawal],
    parts: [
      {
        heading: 'Was heißt kündigen?',
        lines: [
          'Kündigen heißt: Der Vertrag hört auf.',
          'Ein Vertrag ist eine feste Abmachung.',
          'Ein Vertrag hört nicht immer sofort auf.',
          'Das Ende steht in der E-Mail von uns.',
          'Bis zum Ende zahlen Sie noch.',
          'Nach dem Ende zahlen Sie nichts mehr.',
        ],
      },
      {
        heading: 'So geht das Kündigen',
        lines: [
          'Auf jeder Seite steht ganz unten ein Link.',
          'Der Link heißt: Verträge hier kündigen.',
          'Drücken Sie auf den Link.',
          'Schreiben Sie Ihren Namen und Ihre E-Mail-Adresse.',
          'Drücken Sie dann auf den Knopf unten.',
          'Sie bekommen dazu eine E-Mail von uns.',
          'Heben Sie die E-Mail gut auf.',
        ],
      },
      {
        heading: 'In den ersten 14 Tagen',
        lines: [
          'Sie haben silver+ gerade erst gekauft?',
          'Dann können Sie den Vertrag widerrufen.',
          'Widerrufen heißt: Ich will den Vertrag doch nicht.',
          'Dafür haben Sie 14 Tage Zeit.',
          'Der Link dafür steht auch unten.',
          'Er heißt: Vertrag widerrufen.',
        ],
      },
    ],
  },
];
