import type { AccountExport } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { accountName } from '@silverjobs/contract/post-address';
import { type DataSection, facts, when } from './data-section.ts';

/** The account and its plan. */
export function accountSection({
  user,
  registered_at,
  subscription,
  passkeys = [],
  second_factor_since,
}: AccountExport): DataSection {
  return {
    title: 'Konto',
    entries: [
      {
        title: null,
        facts: facts([
          ['E-Mail-Adresse', accountName(user.email)],
          ['Registriert am', when(registered_at)],
          ['Konto für', user.role === 'client' ? 'Arbeitgeber' : 'Stellensuche'],
          ['E-Mail bei neuen Nachrichten', user.message_mail],
          ['Darstellung', user.display],
          ...passkeys.map(
            ({ name, created_at }) =>
              ['Passkey', `${name}, vom ${formatDate(created_at)}`] as const,
          ),
          ['Anmelden mit Code seit', second_factor_since && when(second_factor_since)],
          ['Tarif', user.plan_label],
          ['Tarif läuft bis', formatDate(user.plan_end_date)],
          ['Vertragsnummer', subscription?.contract_number],
          ['Preis pro Monat', subscription && formatPrice(subscription.price.amount)],
        ]),
      },
    ],
  };
}
