import type { CheckoutOrder } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { planOfProduct, termPriceCents } from '@silverjobs/contract/plans';
import type { Definition } from '@silverjobs/ui';

/** What becomes of the plan that this one replaces, and of its cancellation (silverplus-48). */
function replacedText({ replaces }: CheckoutOrder): string | null {
  if (!replaces) return null;
  const plan = `Ihr Tarif mit ${replaces.months} Monaten Mindestlaufzeit endet mit dieser Bestellung und kostet nichts mehr.`;
  if (replaces.cancel_at === null) return plan;
  return `${plan} Ihre Kündigung zum ${formatDate(replaces.cancel_at)} gilt nur für ihn: Den neuen Tarif müssten Sie selbst kündigen.`;
}

/** What must stand directly above the binding button (silverplus-15, § 312j BGB). */
export function orderFacts(order: CheckoutOrder): Definition[] {
  const plan = planOfProduct(order.product);
  const price = formatPrice(order.price_cents);
  return [
    { term: 'Tarif', value: `silver+ mit ${plan} Monaten Mindestlaufzeit` },
    {
      term: 'Leistung',
      value:
        'Nachrichten ganz oben, Teilzeitstellen von Partnern, Anschreiben, Interviewvorbereitung, Job-Coach und Online-Kurse',
    },
    {
      term: 'Gesamtpreis der Mindestlaufzeit',
      value: `${formatPrice(termPriceCents(plan, order.price_cents))} (${plan} × ${price}), mit Umsatzsteuer`,
    },
    {
      term: 'Zahlung',
      value: `${price} heute und dann jeden Monat im Voraus`,
    },
    {
      term: 'Gutschrift',
      value:
        order.credit_cents > 0
          ? `${formatPrice(order.credit_cents)} aus Ihrem bisherigen Tarif, wenn Sie jetzt bestellen. Wir rechnen sie auf die nächsten Zahlungen an.`
          : null,
    },
    { term: 'Bisheriger Tarif', value: replacedText(order) },
    {
      term: 'Mindestlaufzeit',
      value: `${plan} Monate, von heute bis zum ${formatDate(order.term_end)}`,
    },
    {
      term: 'Verlängerung',
      value: `Danach läuft der Vertrag auf unbestimmte Zeit weiter, für ${price} im Monat.`,
    },
    {
      term: 'Kündigung',
      value:
        'Zum Ende der Mindestlaufzeit jederzeit, danach jederzeit zum Ende des laufenden Vertragsmonats.',
    },
  ];
}
