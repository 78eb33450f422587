import { INVOICE_DUE_DAYS, JOB_RUN_DAYS, JOB_RUN_MAX_DAYS, VAT_PERCENT } from './constants.ts';
import { formatPrice } from './formats.ts';
import type { Prices } from './plans.ts';
import { vatCents } from './vat.ts';

/** A part of the terms; paragraphs are plain text. */
export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** From when on the terms read so. Changes with them. */
export const TERMS_DATE = '25.11.2026';

/** The part that decisions on contents cite (Art. 14, 17 DSA). */
export const CONTENT_RULES_TITLE = 'Was nicht erlaubt ist';

/**
 * The terms of use; the page shows them and the mail of a contract holds them (words-7, § 312f BGB).
 * @param product what the operator calls the product
 * @param prices those that count now
 */
export const termsOfUse = (product: string, prices: Prices): readonly TermsSection[] => [
  {
    title: 'Worum es geht',
    paragraphs: [
      `${product} bringt Menschen ab 60 mit Arbeitgebern zusammen. Der Arbeitsvertrag kommt nur zwischen Ihnen und dem Arbeitgeber zustande. Wer ${product} betreibt, steht im Impressum.`,
    ],
  },
  {
    title: 'Kostenlose Nutzung',
    paragraphs: [
      'Stellen suchen und Nachrichten schreiben ist für Bewerberinnen und Bewerber kostenlos. Ein Konto können Sie jederzeit selbst löschen.',
    ],
  },
  {
    title: 'silver+',
    paragraphs: [
      `silver+ ist eine Mitgliedschaft mit einer Mindestlaufzeit von 3, 6 oder 12 Monaten. Sie kostet ${formatPrice(prices.plan_3)}, ${formatPrice(prices.plan_6)} oder ${formatPrice(prices.plan_12)} im Monat, jeweils mit Umsatzsteuer und zu Beginn des Vertragsmonats. Danach läuft sie zum gleichen Preis auf unbestimmte Zeit weiter.`,
      'Mit „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab. Der Vertrag kommt zustande, sobald die Zahlung bestätigt ist. Wir bestätigen ihn per E-Mail. Diese E-Mail enthält den ganzen Vertrag.',
      'Kündigen können Sie jederzeit zum Ende der Mindestlaufzeit, danach zum Ende des laufenden Vertragsmonats. Das geht auf der Seite „Verträge hier kündigen“. Innerhalb von 14 Tagen können Sie den Vertrag auf der Seite „Vertrag widerrufen“ widerrufen.',
      'Wählen Sie einen längeren Tarif, endet der bisherige sofort. Was von seinem bezahlten Monat noch nicht genutzt ist, rechnen wir auf die nächsten Zahlungen an.',
    ],
  },
  {
    title: 'Anzeigen von Arbeitgebern',
    paragraphs: [
      `Für Privathaushalte sind Anzeigen kostenlos. Ein Privathaushalt sucht Hilfe für sich selbst oder für Angehörige, im eigenen Haushalt. Wer für einen Betrieb, eine Praxis oder einen Verein sucht, ist kein Privathaushalt. Andere Arbeitgeber zahlen für jede Anzeige einmalig ${formatPrice(prices.job_net + vatCents(prices.job_net, VAT_PERCENT))} mit Umsatzsteuer. War eine Anzeige als Privathaushalt geschaltet, obwohl es keiner ist, stellen wir ihren Preis nachträglich in Rechnung.`,
      `Mit „Zahlungspflichtig schalten“ kommt der Vertrag zustande. Wir bestätigen ihn per E-Mail. Die Rechnung ist innerhalb von ${INVOICE_DUE_DAYS} Tagen zu bezahlen.`,
      `Eine Anzeige läuft ${JOB_RUN_DAYS} Tage oder bis zu dem Tag, den der Arbeitgeber wählt, höchstens ${JOB_RUN_MAX_DAYS} Tage. Sie verlängert sich nicht von selbst. Eine Buchung gilt für eine Stelle: Wird aus der Anzeige eine andere Stelle, braucht sie eine neue Buchung.`,
    ],
  },
  {
    title: CONTENT_RULES_TITLE,
    paragraphs: [
      'Diese Regeln gelten für Anzeigen, Profile und Nachrichten. Niemand darf andere betrügen oder täuschen, auch nicht mit Stellen, die es nicht gibt.',
      'Niemand darf vor der Arbeit Geld oder Gebühren verlangen. Ausweis und Bankdaten darf vor dem ersten Gespräch niemand fordern. Geld oder Pakete für andere weiterzuleiten und Schneeballsysteme sind nicht erlaubt.',
      'Niemand darf andere beleidigen oder belästigen. Niemand darf wegen Alter, Geschlecht, Herkunft, Religion, Behinderung oder sexueller Identität benachteiligt werden.',
      'Werbung für anderes als eine Stelle ist nicht erlaubt. Dasselbe gilt für alles, was gegen ein Gesetz verstößt.',
      'Jede Anzeige und jede Nachricht kann gemeldet werden. Ein Programm sucht nach Anzeichen von Betrug. Es entscheidet nichts: Über Meldungen und Funde entscheidet ein Mensch.',
      'Verstößt etwas gegen diese Regeln, können wir es entfernen oder ein Konto sperren. Wir teilen den Betroffenen den Grund mit. Dagegen kann man 6 Monate lang kostenlos Einspruch erheben. Danach steht der Weg zu den Gerichten und zu einer zugelassenen Stelle für außergerichtliche Streitbeilegung offen.',
      'Wer offensichtlich grundlos meldet, dessen Meldungen können wir nach einer Warnung zurückstellen.',
    ],
  },
  {
    title: 'In welcher Reihenfolge wir etwas zeigen',
    paragraphs: [
      'Stellen ordnen wir danach, ob sie zu Ihren Tätigkeiten passen, wie nah und wie neu sie sind. Niemand kann sich dort einen besseren Platz kaufen. Im Postfach der Arbeitgeber stehen zuerst Nachrichten von Menschen mit silver+. Sie sind dort so gekennzeichnet. Arbeitgeber können stattdessen nach Datum ordnen.',
    ],
  },
  {
    title: 'Fairer Umgang',
    paragraphs: [
      'Seriöse Arbeitgeber verlangen vor dem ersten Gespräch weder Ausweis noch Bankdaten oder Geld. Melden Sie uns Angebote, die das tun. Wir prüfen jede Meldung.',
    ],
  },
  {
    title: 'Recht und Änderungen',
    paragraphs: [
      'Es gilt deutsches Recht. Gesetze zum Schutz von Verbraucherinnen und Verbrauchern des Landes, in dem Sie wohnen, gelten immer. Für bestehende Verträge ändern wir diese Bedingungen nur, wenn Sie zustimmen.',
    ],
  },
];
