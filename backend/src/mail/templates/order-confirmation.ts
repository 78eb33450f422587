import {
  formatDate,
  formatPrice,
  type Imprint,
  type PaidPlan,
  termPriceCents,
  withdrawalInstruction,
  withdrawalModelForm,
} from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** The terms of use as a mail holds them. */
export type Terms = { readonly asOf: string; readonly paragraphs: readonly string[] };

type Ordered = {
  readonly plan: PaidPlan;
  readonly provider: 'stripe' | 'test';
  readonly priceCents: number;
  readonly creditCents: number;
  /** Seconds since 1970. */
  readonly startedAt: number;
  readonly termEnd: number;
  readonly number: string;
  /** The terms as they are when the contract is made. */
  readonly terms: Terms;
  /** The plan that this one replaces. */
  readonly replaced: { readonly months: number; readonly cancelAt: number | null } | null;
};

/** What becomes of the plan before, and of its cancellation (silverplus-48). */
function replacedText({ months, cancelAt }: NonNullable<Ordered['replaced']>): string {
  const plan = `Ihr Tarif mit ${months} Monaten Mindestlaufzeit ist damit beendet und kostet nichts mehr.`;
  if (cancelAt === null) return plan;
  return `${plan} Seine Kündigung zum ${formatDate(cancelAt)} gilt nicht für den neuen Tarif. Möchten Sie ihn nicht verlängern, kündigen Sie ihn bitte.`;
}

/**
 * Confirms the contract with everything that the law wants to be kept, the terms among it (§ 312f BGB).
 * @param trader who the contract is with
 */
export function orderConfirmationMail(publicUrl: string, trader: Imprint, ordered: Ordered): Mail {
  const { plan, provider, priceCents, creditCents, startedAt, termEnd, number, replaced, terms } =
    ordered;
  const credit = `Von Ihrem bisherigen Tarif sind ${formatPrice(creditCents)} bezahlt und noch nicht genutzt. Wir rechnen sie auf die nächsten Zahlungen an.`;
  return writeLetter(publicUrl, {
    subject: 'Ihre Bestellung: silver+ ist freigeschaltet',
    heading: 'silver+ ist freigeschaltet',
    paragraphs: [
      'vielen Dank für Ihre Bestellung. Alle Funktionen von silver+ stehen Ihnen ab sofort zur Verfügung. Bitte bewahren Sie diese E-Mail auf: Sie ist Ihre Vertragsbestätigung.',
      ...(provider === 'test' ? ['Das war eine Test-Bestellung. Es wird nichts abgebucht.'] : []),
      `Vertragsnummer: ${number}. Mit ihr können Sie kündigen und widerrufen, ohne sich anzumelden.`,
      `Tarif: silver+ mit ${plan} Monaten Mindestlaufzeit, vom ${formatDate(startedAt)} bis zum ${formatDate(termEnd)}.`,
      `Preis: ${formatPrice(priceCents)} im Monat, jeweils zu Beginn des Vertragsmonats. Gesamtpreis der Mindestlaufzeit: ${formatPrice(termPriceCents(plan, priceCents))}. Alle Preise enthalten die Umsatzsteuer.`,
      ...(replaced ? [replacedText(replaced)] : []),
      ...(creditCents > 0 ? [credit] : []),
      'Verlängerung: Nach der Mindestlaufzeit läuft der Vertrag zum gleichen Preis auf unbestimmte Zeit weiter.',
      'Kündigung: zum Ende der Mindestlaufzeit jederzeit ohne Frist, danach jederzeit zum Ende des laufenden Vertragsmonats.',
    ],
    action: { label: 'silver+ entdecken', url: `${publicUrl}${paths.silverplus}` },
    closing: [
      `Ihr Vertragspartner: ${[trader.name, ...trader.address].join(', ')}, E-Mail ${trader.email}${trader.phone ? `, Telefon ${trader.phone}` : ''}.`,
      'Widerrufsbelehrung',
      ...withdrawalInstruction(trader),
      ['Muster-Widerrufsformular', ...withdrawalModelForm(trader)].join('\n'),
      `Allgemeine Geschäftsbedingungen, Stand ${terms.asOf}`,
      ...terms.paragraphs,
    ],
    links: [
      { label: 'Vertrag widerrufen', url: `${publicUrl}${paths.contractWithdrawal}` },
      { label: 'Vertrag kündigen', url: `${publicUrl}${paths.contractCancellation}` },
      { label: 'AGB', url: `${publicUrl}${paths.terms}` },
    ],
  });
}
