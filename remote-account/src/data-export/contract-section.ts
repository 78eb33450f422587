import type { AccountExport } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { type DataSection, facts, when } from './data-section.ts';

const ORDER_STATES: Readonly<Record<AccountExport['orders'][number]['state'], string>> = {
  open: 'nicht abgeschlossen',
  processing: 'Zahlung wird bestätigt',
  paid: 'bezahlt',
  failed: 'Zahlung abgelehnt',
  canceled: 'abgebrochen',
  expired: 'abgelaufen',
};

const KINDS = {
  ordinary: 'Kündigung',
  extraordinary: 'Kündigung aus wichtigem Grund',
  withdrawal: 'Widerruf',
} as const;

/** What the user has ordered, cancelled and withdrawn from. */
export function contractSection({ orders, contract_declarations }: AccountExport): DataSection {
  return {
    title: 'Bestellungen und Kündigungen',
    entries: [
      ...orders.map(({ product, state, price_cents, created_at, paid_at }) => ({
        title: product,
        facts: facts([
          ['Begonnen am', when(created_at)],
          ['Stand', ORDER_STATES[state]],
          ['Bezahlt am', paid_at && when(paid_at)],
          ['Preis pro Monat', formatPrice(price_cents)],
        ]),
      })),
      ...contract_declarations.map(
        ({ kind, reference, name, contract, reason, wished_end, created_at }) => ({
          title: KINDS[kind],
          facts: facts([
            ['Vorgang', reference],
            ['Eingegangen am', when(created_at)],
            ['Name', name],
            ['Vertrag', contract],
            ['Grund', reason],
            ['Gewünschtes Ende', wished_end?.split('-').reverse().join('.')],
          ]),
        }),
      ),
    ],
  };
}
