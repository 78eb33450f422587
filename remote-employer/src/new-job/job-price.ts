import { VAT_PERCENT } from '@silverjobs/contract/constants';
import { formatPrice } from '@silverjobs/contract/formats';
import type { Prices } from '@silverjobs/contract/plans';
import { vatCents } from '@silverjobs/contract/vat';

/** What an advertisement costs without VAT, in cents: private households pay nothing. */
export function netCents(isPrivate: boolean, prices: Prices): number {
  return isPrivate ? 0 : prices.job_net;
}

/** The price of a company in words, as it stands above the binding button. */
export function priceLines({ job_net: net }: Prices): { gross: string; detail: string } {
  const vat = vatCents(net, VAT_PERCENT);
  return {
    gross: formatPrice(net + vat),
    detail: `${formatPrice(net)} zuzüglich ${VAT_PERCENT} % Umsatzsteuer (${formatPrice(vat)})`,
  };
}
