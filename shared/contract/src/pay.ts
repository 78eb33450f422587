import type { CONTRACT_KINDS, PAY_UNITS } from './constants.ts';
import { countryOf } from './countries.ts';

export type PayUnit = (typeof PAY_UNITS)[number];
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Pay as an employer says it: amounts in cents, for a unit. */
export interface Pay {
  pay_unit: PayUnit | null;
  pay_from: number | null;
  /** Null where there is one amount only. */
  pay_to: number | null;
}

/** What stands behind an amount. */
export const PAY_UNIT_LABELS: Readonly<Record<PayUnit, string>> = {
  hour: 'pro Stunde',
  day: 'pro Tag',
  month: 'im Monat',
  year: 'im Jahr',
  once: 'einmalig',
  unpaid: 'ehrenamtlich, ohne Bezahlung',
};

export const CONTRACT_LABELS: Readonly<Record<ContractKind, string>> = {
  permanent: 'unbefristet',
  fixed_term: 'befristet',
  minijob: 'Minijob',
  freelance: 'auf Honorar, selbstständig',
  voluntary: 'Ehrenamt',
};

const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

const amount = (cents: number) =>
  cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);

/** What a job is paid in, by its postal code (docs/decisions/0039). */
export function currencyOf(postalCode: string | null | undefined): 'EUR' | 'CHF' {
  const { code } = countryOf(postalCode);
  return code === 'CH' || code === 'LI' ? 'CHF' : 'EUR';
}

/**
 * Pay in words, as cards show it: '16 bis 18 € pro Stunde'; null where nothing is said (employers-35).
 * @param postalCode of the job: in Switzerland and Liechtenstein amounts are CHF
 */
export function payLabel(
  { pay_unit, pay_from, pay_to }: Pay,
  postalCode?: string | null,
): string | null {
  if (pay_unit === null) return null;
  if (pay_unit === 'unpaid') return PAY_UNIT_LABELS.unpaid;
  if (pay_from === null) return null;
  const to = pay_to !== null && pay_to > pay_from ? ` bis ${amount(pay_to)}` : '';
  const sign = currencyOf(postalCode) === 'CHF' ? 'CHF' : '€';
  return `${amount(pay_from)}${to} ${sign} ${PAY_UNIT_LABELS[pay_unit]}`;
}

/** An amount as people type it ('16', '16,50', '1.200') in cents; null for what is none. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/\s?(?:€|CHF|Fr\.)$/i, '');
  if (!/^\d{1,3}(?:\.\d{3}){0,2}(?:,\d{1,2})?$|^\d{1,7}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const [euros = '', cents = ''] = /^\d{1,3}(?:\.\d{3})/.test(text)
    ? text.replaceAll('.', '').split(',')
    : text.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as they stand in a field: '16,50'. */
export function amountText(cents: number | null): string {
  return cents === null ? '' : amount(cents);
}
