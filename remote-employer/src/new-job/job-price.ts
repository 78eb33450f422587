import { countryOf } from '@silverjobs/contract/countries';
import { formatPrice } from '@silverjobs/contract/formats';
import { jobNetCents, type Prices } from '@silverjobs/contract/plans';
import { vatCents, vatRule } from '@silverjobs/contract/vat';
import type { JobForm } from './job-form.ts';

/** Who posts, as far as the price depends on it. */
export interface Poster {
  isPrivate: boolean;
  non_profit?: 'none' | 'asked' | 'proven' | 'refused' | undefined;
  postal_code?: string | null;
  vat_id?: string | null | undefined;
}

/** What an advertisement as it is written costs without VAT, in cents (employers-66). */
export function netCents(
  { isPrivate, non_profit }: Poster,
  { contractKind, payUnit }: Pick<JobForm, 'contractKind' | 'payUnit'>,
  prices: Prices,
): number {
  const nonProfit = non_profit === 'proven';
  const job = { contract_kind: contractKind, pay_unit: payUnit };
  return jobNetCents({ isPrivate, nonProfit }, job, prices);
}

/** A price with and without VAT in words, to stand after 'einmalig,'. */
interface PriceWords {
  gross: string;
  detail: string;
}

/**
 * What bookings of a company come to, each with an invoice of its own (employers-68).
 * @param nets in cents, without VAT
 */
export function priceWords(nets: readonly number[], { postal_code, vat_id }: Poster): PriceWords {
  const { percent, note } = vatRule(postal_code, vat_id);
  const net = nets.reduce((sum, cents) => sum + cents, 0);
  if (note !== null) {
    const why = countryOf(postal_code).code === 'AT' ? ' (Reverse Charge)' : '';
    return { gross: formatPrice(net), detail: `ohne deutsche Umsatzsteuer${why}` };
  }
  const vat = nets.reduce((sum, cents) => sum + vatCents(cents, percent), 0);
  return {
    gross: formatPrice(net + vat),
    detail: `${formatPrice(net)} zuzüglich ${percent} % Umsatzsteuer (${formatPrice(vat)})`,
  };
}
