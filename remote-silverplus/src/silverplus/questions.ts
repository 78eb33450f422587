import { formatPrice } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import {
  PAID_PLANS,
  type PaidPlan,
  type Prices,
  planPriceCents,
  termPriceCents,
} from '@silverjobs/contract/plans';
import * as ownPaths from '../paths.ts';

const priceOf = (prices: Prices) => (plan: PaidPlan) => {
  const monthly = planPriceCents(prices, plan);
  return `${formatPrice(monthly)} im Monat bei ${plan} Monaten Mindestlaufzeit (zusammen ${formatPrice(termPriceCents(plan, monthly))})`;
};

/** A question with its answer, paragraph by paragraph. */
export interface Question {
  question: string;
  answer: readonly string[];
  /** Where the answer leads. */
  link?: { path: string; label: string };
}

/** The seven questions (silverplus-4). @param prices those that count now */
export const questionsOf = (prices: Prices): readonly Question[] => [
  {
    question: 'Für wen eignet sich silver+?',
    answer: [
      'Für alle, die ernsthaft eine Stelle suchen und dabei Unterstützung möchten: beim Finden, beim Schreiben und beim Vorbereiten von Gesprächen.',
      'Wenn Sie sich nur umsehen möchten, reicht das kostenlose Konto. Stellen suchen und Arbeitgebern schreiben bleibt immer kostenlos.',
    ],
  },
  {
    question: 'Warum sollte ich silver+ freischalten?',
    answer: [
      'Ihre Nachrichten stehen bei Arbeitgebern oben, Sie sehen mehr Stellen, und die Assistenten nehmen Ihnen Arbeit ab. Dazu kommen die Online-Kurse.',
      'Eine Stelle können wir Ihnen nicht versprechen. Ob Sie eingestellt werden, entscheiden die Arbeitgeber.',
    ],
  },
  {
    question: 'Was kostet silver+?',
    answer: [
      `${PAID_PLANS.map(priceOf(prices)).join(', ')}. Alle Preise enthalten die Umsatzsteuer. Sie zahlen jeden Monat im Voraus.`,
      'Jeder Tarif enthält dieselben Funktionen. Sie unterscheiden sich nur in Preis und Mindestlaufzeit.',
    ],
    link: { path: ownPaths.subscription, label: 'Tarife vergleichen' },
  },
  {
    question: 'Verlängert sich die Mitgliedschaft von selbst?',
    answer: [
      'Ja. Nach der Mindestlaufzeit läuft sie zum gleichen Preis auf unbestimmte Zeit weiter, bis Sie kündigen.',
      'Wenn Sie vorher kündigen, endet sie mit der Mindestlaufzeit und verlängert sich nicht.',
    ],
  },
  {
    question: 'Wie lang sind Mindestlaufzeit und Kündigungsfrist?',
    answer: [
      'Die Mindestlaufzeit beträgt 3, 6 oder 12 Monate, je nach Tarif. Zu ihrem Ende können Sie bis zum letzten Tag kündigen.',
      'Danach können Sie jederzeit zum Ende des laufenden Vertragsmonats kündigen. Die Kündigungsfrist ist also nie länger als ein Monat.',
      'Innerhalb von 14 Tagen nach der Bestellung können Sie den Vertrag außerdem ohne Grund widerrufen. Sie bekommen dann alles zurück, was Sie bezahlt haben.',
    ],
    link: { path: paths.contractWithdrawal, label: 'Vertrag widerrufen' },
  },
  {
    question: 'Wie kündige ich?',
    answer: [
      'Öffnen Sie „Mein Konto“ und wählen Sie bei Ihrer Mitgliedschaft „silver+ kündigen“. Sie bekommen sofort eine Bestätigung per E-Mail.',
      'Ohne Anmeldung kündigen Sie über „Verträge hier kündigen“ am Ende jeder Seite.',
    ],
    link: { path: paths.contractCancellation, label: 'Verträge hier kündigen' },
  },
  {
    question: 'Wie kann ich bezahlen?',
    answer: [
      'Mit Kreditkarte, mit PayPal oder per Lastschrift. Ihre Zahlungsdaten gibt es nur beim Zahlungsdienst, wir speichern sie nicht.',
    ],
  },
];
