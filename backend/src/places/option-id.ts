import {
  LOCATION_ALL_ID,
  LOCATION_HOMEOFFICE_ID,
  type LOCATION_RADII_KM,
  REGION_STATE_BASE_ID,
} from '@silverjobs/contract';
import { postalDigits } from '@silverjobs/contract/countries';

/** What a location option stands for. */
export type LocationFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'homeoffice' }
  | { readonly kind: 'state'; readonly regionId: number }
  | { readonly kind: 'district'; readonly regionId: number }
  /** A region that people name, by its number: 'Ruhrgebiet'. */
  | { readonly kind: 'landscape'; readonly number: number }
  /** All postal codes that begin with one to three digits, or of a neighbour ('A-'). */
  | { readonly kind: 'postal-area'; readonly digits: string }
  | { readonly kind: 'postal-code'; readonly code: string; readonly radiusKm: number };

/** Ids are computed, so they are the same in every database and for ever. */
/** Numbers of the Länder, from 21 of Austria, from 31 of Switzerland, 57 of Liechtenstein. */
const STATES = 57;
const DISTRICT_BASE = 20_000;
const DISTRICT_LAST = DISTRICT_BASE + 16_999;
const LANDSCAPE_BASE = 40_000;
const LANDSCAPE_LAST = LANDSCAPE_BASE + 999;
/** With one digit 51,000 and so on, with two 52,000, with three 53,000. */
const AREA_BASE = 50_000;
const AREA_DIGITS = 3;
const POSTAL_BASE = 1_000_000;
const POSTAL_LAST = POSTAL_BASE + 999_999;
/** Four digits of a neighbour: 100,000 ids for each of PREFIXES; never reorder, only append. */
const ABROAD_BASE = 2_000_000;
const ABROAD_EACH = 100_000;
const PREFIXES = ['A-', 'CH-', 'FL-'] as const;
/** A whole neighbour: 54,001 is Austria. */
const COUNTRY_BASE = AREA_BASE + 4_000;
/** Places of the radii in the ids; never reorder, only append. */
export const OPTION_RADII_KM = [5, 10, 25, 50, 100] as const;
const RADII: readonly number[] = OPTION_RADII_KM;

/** Id of a Land by its official number 1 to 16. */
export function stateOptionId(stateNumber: number): number {
  return REGION_STATE_BASE_ID + stateNumber;
}

/** Regions with a higher state are those of the neighbours. */
export const LAST_GERMAN_STATE_ID = stateOptionId(16);

/** Id of a district by its official key as a number. */
export function districtOptionId(districtKey: number): number {
  return DISTRICT_BASE + districtKey;
}

/** Id of a region that people name, by its number. */
export function landscapeOptionId(number: number): number {
  return LANDSCAPE_BASE + number;
}

/** Id of all postal codes that begin with one to three digits, or of those of a neighbour ('A-'). */
export function postalAreaOptionId(digits: string): number {
  const country = (PREFIXES as readonly string[]).indexOf(digits);
  if (country >= 0) return COUNTRY_BASE + country + 1;
  return AREA_BASE + digits.length * 1_000 + Number(digits);
}

/** The digits that such an id stands for. */
function readAreaId(id: number): LocationFilter | null {
  const country = PREFIXES[id - COUNTRY_BASE - 1];
  if (country) return { kind: 'postal-area', digits: country };
  const length = Math.floor((id - AREA_BASE) / 1_000);
  if (length < 1 || length > AREA_DIGITS) return null;
  const digits = String(id % 1_000).padStart(length, '0');
  return digits.length === length ? { kind: 'postal-area', digits } : null;
}

/** Id of a postal code with a radius of LOCATION_RADII_KM. */
export function postalCodeOptionId(
  code: string,
  radiusKm: (typeof LOCATION_RADII_KM)[number],
): number {
  const country = PREFIXES.findIndex((prefix) => code.startsWith(prefix));
  const base = country < 0 ? POSTAL_BASE : ABROAD_BASE + country * ABROAD_EACH;
  return base + Number(postalDigits(code)) * 10 + RADII.indexOf(radiusKm);
}

function codeOfId(id: number): string | null {
  const digits = (base: number, length: number) =>
    String(Math.floor((id - base) / 10)).padStart(length, '0');
  if (id < POSTAL_BASE) return null;
  if (id <= POSTAL_LAST) return digits(POSTAL_BASE, 5);
  const country = Math.floor((id - ABROAD_BASE) / ABROAD_EACH);
  const prefix = PREFIXES[country];
  return prefix ? `${prefix}${digits(ABROAD_BASE + country * ABROAD_EACH, 4)}` : null;
}

/** What an id stands for; null for an id that no option has. Whether the place exists is not known here. */
export function readOptionId(id: number): LocationFilter | null {
  if (id === LOCATION_ALL_ID) return { kind: 'all' };
  if (id === LOCATION_HOMEOFFICE_ID) return { kind: 'homeoffice' };
  if (id > REGION_STATE_BASE_ID && id <= REGION_STATE_BASE_ID + STATES)
    return { kind: 'state', regionId: id };
  if (id > DISTRICT_BASE && id <= DISTRICT_LAST) return { kind: 'district', regionId: id };
  if (id > LANDSCAPE_BASE && id <= LANDSCAPE_LAST) {
    return { kind: 'landscape', number: id - LANDSCAPE_BASE };
  }
  if (id >= AREA_BASE && id < POSTAL_BASE) return readAreaId(id);
  const radiusKm = RADII[id % 10];
  const code = codeOfId(id);
  return radiusKm === undefined || code === null ? null : { kind: 'postal-code', code, radiusKm };
}
