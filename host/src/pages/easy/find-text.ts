import { formatPrice } from '@silverjobs/contract/formats';
import {
  type PaidPlan,
  type Prices,
  planPriceCents,
  termPriceCents,
} from '@silverjobs/contract/plans';
import { matchPath } from 'react-router-dom';
import type { EasyText } from './easy-text.ts';
import { accountTexts } from './texts/account-texts.ts';
import { contractTexts } from './texts/contract-texts.ts';
import { jobTexts } from './texts/job-texts.ts';

/** The ten pages in easy German. */
export const easyTexts: readonly EasyText[] = [...jobTexts, ...contractTexts, ...accountTexts];

/**
 * The text that was asked for: by its id, else that of a page, else the start (guide-7).
 * @param page the page that one came from
 */
export function easyTextOf(id: string | null, page: string | null): EasyText {
  const byId = easyTexts.find((text) => text.id === id);
  const byPage =
    page === null
      ? undefined
      : easyTexts.find(({ paths }) => paths.some((path) => matchPath(path, page)));
  const [start] = easyTexts;
  const found = byId ?? byPage ?? start;
  if (!found) throw new Error('There is no text in easy German');
  return found;
}

/**
 * A line with the prices that count now in place of their names: '{plan_3}' for a month, '{total_3}'
 * for the whole term.
 */
export function withPrices(line: string, prices: Prices): string {
  return line.replace(/\{(plan|total)_(3|6|12)\}/, (_, kind: string, months: string) => {
    const plan = Number(months) as PaidPlan;
    const monthly = planPriceCents(prices, plan);
    return formatPrice(kind === 'total' ? termPriceCents(plan, monthly) : monthly);
  });
}
