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

/** The price of a company in words, as it stands above the binding button. */
export function priceLines(
  { job_net: net }: Prices,
  { postal_code, vat_id }: Poster,
): { gross: string; detail: string } {
  const { percent, note } = vatRule(postal_code, vat_id);
  if (note !== null) return { gross: formatPrice(net), detail: note };
  const vat = vatCents(net, percent);
  return {
    gross: formatPrice(net + vat),
    detail: `${formatPrice(net)} zuzüglich ${percent} % Umsatzsteuer (${formatPrice(vat)})`,
  };
}
