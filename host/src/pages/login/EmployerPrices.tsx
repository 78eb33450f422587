import { usePrices } from '@silverjobs/api/contents';
import { VAT_PERCENT } from '@silverjobs/contract/constants';
import { formatPrice } from '@silverjobs/contract/formats';
import { vatCents } from '@silverjobs/contract/vat';
import { Card, Prose, Text } from '@silverjobs/ui';

/** What employers pay, before they register (employers-67). */
export function EmployerPrices() {
  const { job_net: net } = usePrices();
  const vat = vatCents(net, VAT_PERCENT);
  return (
    <Card as="section" tint slim aria-label="Was es kostet">
      <Prose>
        <ul>
          <li>Das Konto kostet nichts.</li>
          <li>
            Privathaushalte schalten Anzeigen <b>kostenlos</b>.
          </li>
          <li>
            Unternehmen zahlen <b>{formatPrice(net + vat)}</b> für jede Anzeige, einmalig, mit{' '}
            {VAT_PERCENT} % Umsatzsteuer.
          </li>
          <li>
            Gemeinnützige Träger mit Nachweis schalten ein Ehrenamt ohne Lohn <b>kostenlos</b>.
          </li>
        </ul>
      </Prose>
      <Text tone="quiet">Nichts verlängert sich von selbst.</Text>
    </Card>
  );
}
