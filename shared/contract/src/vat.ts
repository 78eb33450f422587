import { VAT_PERCENT } from './constants.ts';
import { countryOf } from './countries.ts';
import { plainSigns } from './typed-values.ts';

/** VAT on a net amount, both in whole cents. */
export function vatCents(netCents: number, percent: number): number {
  return Math.round((netCents * percent) / 100);
}

/** A number for VAT as it is kept, from 'atu 1234 5675' or 'CHE-116.281.710 MWST'. */
export function readVatId(typed: string): string {
  const joined = plainSigns(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const [, swiss] = /^CHE(\d{9})(?:MWST|TVA|IVA)?$/.exec(joined) ?? [];
  if (swiss === undefined) return joined;
  return `CHE-${swiss.slice(0, 3)}.${swiss.slice(3, 6)}.${swiss.slice(6)}`;
}

/** The check digit of an Austrian number: every second digit is doubled (BMF). */
function isAustrian(digits: string): boolean {
  const sum = [...digits.slice(0, 7)].map(Number).reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? digit : Math.floor(doubled / 10) + (doubled % 10));
  }, 4);
  return Number(digits[7]) === (10 - (sum % 10)) % 10;
}

const SWISS_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/** The check digit of a Swiss number, modulo 11 (eCH-0097). */
function isSwiss(digits: string): boolean {
  const sum = SWISS_WEIGHTS.reduce(
    (total, weight, index) => total + weight * Number(digits[index]),
    0,
  );
  return Number(digits[8]) === (11 - (sum % 11)) % 11;
}

/** Whether a number as readVatId gives it has the form of one and its check digit is right. */
export function isVatId(vatId: string): boolean {
  const austrian = /^ATU(\d{8})$/.exec(vatId)?.[1];
  if (austrian !== undefined) return isAustrian(austrian);
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(vatId)) return false;
  return isSwiss(vatId.replace(/\D/g, ''));
}

/** How an advertisement of a company is taxed (employers-68). */
export interface VatRule {
  /** In percent. */
  percent: number;
  /** What the invoice says where the seller owes no VAT; null where it owes. */
  note: string | null;
}

/**
 * How a company's advertisement is taxed, by where it sits. An Austrian one with its number owes the
 * tax itself; in Switzerland and Liechtenstein the service is not taxable in Germany.
 */
export function vatRule(
  postalCode: string | null | undefined,
  vatId: string | null | undefined,
): VatRule {
  const { code } = countryOf(postalCode);
  if (code === 'AT' && vatId?.startsWith('ATU')) {
    return {
      percent: 0,
      note: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 196 der Richtlinie 2006/112/EG).',
    };
  }
  if (code === 'CH' || code === 'LI') {
    return {
      percent: 0,
      note: 'In Deutschland nicht steuerbare Leistung (§ 3a Abs. 2 UStG). Für die Steuer in Ihrem Land sorgen Sie selbst.',
    };
  }
  return { percent: VAT_PERCENT, note: null };
}
