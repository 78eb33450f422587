import { paths } from '@silverjobs/contract/paths';
import type { HelpTopic } from '@silverjobs/federation/page-help';
import * as ownPaths from './paths.ts';

/** Help with silver+ and with contracts (guide-15). */
export const help: HelpTopic[] = [
  {
    order: 70,
    title: 'silver+ und Kurse',
    paths: [paths.silverplus, ownPaths.subscription, paths.checkout, paths.courses, paths.course],
    intro: 'silver+ ist die Mitgliedschaft, die etwas kostet. Suchen und Bewerben geht auch ohne.',
    steps: [
      'Lesen Sie, was silver+ enthält und was es kostet.',
      'Wählen Sie eine Laufzeit aus. Vor dem Bezahlen sehen Sie den Betrag noch einmal.',
      'Kündigen können Sie jederzeit unter „Verträge hier kündigen“ am Ende jeder Seite.',
    ],
    words: 'bezahlen Preis Kosten Abo Mitgliedschaft Kurs Anmeldung',
  },
  {
    order: 80,
    title: 'Kündigen und widerrufen',
    paths: [
      paths.cancelSilverplus,
      paths.contractCancellation,
      paths.contractWithdrawal,
      paths.declarationConfirmation,
    ],
    intro: 'Hier beenden Sie einen Vertrag mit uns. Sie brauchen dafür kein Passwort.',
    steps: [
      'Tragen Sie Ihren Namen und Ihre E-Mail-Adresse ein.',
      'Wählen Sie den Vertrag und den Tag, an dem er enden soll.',
      'Senden Sie das Formular ab. Sie bekommen sofort eine Bestätigung per E-Mail.',
    ],
    words: 'Kündigung Widerruf beenden Vertrag Geld zurück',
  },
];
