import { JOB_BOOKING_NET_CENTS, VAT_PERCENT } from '@silverjobs/contract/constants';
import { formatPrice } from '@silverjobs/contract/formats';
import { vatCents } from '@silverjobs/contract/vat';

/** What an advertisement costs without VAT, in cents: private households pay nothing. */
export function netCents(isPrivate: boolean): number {
  return isPrivate ? 0 : JOB_BOOKING_NET_CENTS;
}

/** The price of a company in words, as it stands above the binding button. */
export function priceLines(): { gross: string; detail: string } {
  const vat = vatCents(JOB_BOOKING_NET_CENTS, VAT_PERCENT);
  return {
    gross: formatPrice(JOB_BOOKING_NET_CENTS + vat),
    detail: `${formatPrice(JOB_BOOKING_NET_CENTS)} zuzüglich ${VAT_PERCENT} % Umsatzsteuer (${formatPrice(vat)})`,
  };
}
