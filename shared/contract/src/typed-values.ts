import { asciiHost, HOST } from './readable-host.ts';
import { trimCharactersEnd } from './trim-end.ts';

/** Signs that nobody sees; pasted with what was copied. */
const UNSEEN = /[\p{Format}\p{Default_Ignorable_Code_Point}]/gu;
const DASH = /[\p{Dash_Punctuation}\u2212\u2043\u02D7]/gu;
const SPACE = /[\p{Space_Separator}\p{Control}]/gu;

/** One form of each letter, dash and space, without signs that nobody sees. */
export function plainSigns(typed: string): string {
  return typed.normalize('NFKC').replace(UNSEEN, '').replace(DASH, '-').replace(SPACE, ' ');
}

/**
 * An e-mail address as it is kept (formats-29), from what was typed or pasted: '<Heinz@example.org>',
 * 'mailto:heinz@example.org', with a line break or signs that nobody sees. Not judged here.
 */
export function readEmail(typed: string): string {
  const plain = plainSigns(typed).trim();
  const inside = plain.endsWith('>') ? plain.slice(plain.lastIndexOf('<') + 1, -1) : plain;
  const isLink = /^mailto:/i.test(inside);
  const named = isLink ? (inside.slice('mailto:'.length).split('?')[0] ?? '') : inside;
  const parts = trimCharactersEnd(named, ' .,;:')
    .toLowerCase()
    .split('@')
    .map((part) => part.trim());
  const host = parts.pop() ?? '';
  return [...parts, asciiHost(host)].join('@');
}

const LOCAL = /^[a-z0-9_'+-][a-z0-9_'+.-]*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
/** What only a network of one's own knows (RFC 6762, 6761, 8375 and custom). */
const OWN_NETWORK = new Set(
  'local localhost localdomain internal intranet lan home corp private invalid onion arpa'.split(
    ' ',
  ),
);
const NO_ADDRESS = 'Das ist keine gültige E-Mail-Adresse.';

/** Why nobody can be reached at an address as readEmail gives it; null when it may exist. */
export function emailProblem(address: string): string | null {
  const [local = '', host, ...more] = address.split('@');
  if (address === '' || host === undefined || more.length > 0 || address.length > 254) {
    return NO_ADDRESS;
  }
  if (/\p{L}/u.test(local.replace(/[a-z]/g, ''))) {
    return 'Vor dem @ sind Buchstaben wie ä, ö und ü nicht möglich.';
  }
  const isLocal = LOCAL.test(local) && !local.includes('..') && !local.endsWith('.');
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length > 1 && OWN_NETWORK.has(end)) {
    return `„${host}“ ist von außen nicht erreichbar. Bitte nehmen Sie eine andere Adresse.`;
  }
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label));
  if (isLocal && labels.length > 1 && !isHost && HOST.test(host)) {
    return `„${host}“ gibt es so nicht. Bitte prüfen Sie den Teil hinter dem @.`;
  }
  return isLocal && local.length <= 64 && isHost && TOP_LEVEL.test(end) ? null : NO_ADDRESS;
}

const CALLED = /^(?:telefon|tel|mobil|handy|fon)?[.: ]{0,3}/i;

/** A telephone number as typed, with plain blanks and dashes: '0221‑4455667', 'tel:+49221…'. */
export function readPhone(typed: string): string {
  return plainSigns(typed).trim().replace(CALLED, '');
}

const TELEPHONE = /^\+?[\d ()/.-]*$/;

/** Whether digits stand there as people group them; whether somebody answers is not ours to know. */
export function isPhone(typed: string): boolean {
  const number = readPhone(typed);
  return TELEPHONE.test(number) && /^\d{6,15}$/.test(number.replace(/\D/g, ''));
}

const BEFORE_TOWN = /^(?:d|de|plz)?[-:. ]{0,3}(\d{5})(?:[ ,]{1,3}\D{0,80})?$/i;
const BEHIND_TOWN = /^[\p{L} .,()-]{1,80} (\d{5})$/u;

const ABROAD_BEFORE = /^(a|at|aut|ch|che|fl|li|lie)[-:. ]{0,3}(\d{4})(?:[ ,]{1,3}\D{0,80})?$/i;
const ABROAD_BEHIND =
  /^(\d{4}) {1,2}\D{0,80}?[ ,(]{1,3}(österreich|oesterreich|austria|schweiz|suisse|liechtenstein|at|ch|li)\)?$/i;
const FOUR_DIGITS = /^(?:plz)?[-:. ]{0,3}(\d{4})(?:[ ,]{1,3}\D{0,80})?$/i;

/** The prefix of a country by how it was typed. */
function prefixOf(country: string): string {
  const first = country.toLowerCase();
  if (/^(?:c|sch|su)/.test(first)) return 'CH-';
  return /^(?:f|l)/.test(first) ? 'FL-' : 'A-';
}

/**
 * A postal code, however typed: '50667' of ' 50667', 'D-50667', '50667 Köln', '50 667'; 'A-5020' of
 * 'AT 5020', '5020 Salzburg, Österreich'. Four digits without a country stay alone: they may be
 * several (meantCodes).
 */
export function readPostalCode(typed: string): string {
  const plain = plainSigns(typed).trim();
  const joined = plain.replaceAll(' ', '');
  if (/^\d{5}$/.test(joined)) return joined;
  const [, country, digits] = ABROAD_BEFORE.exec(plain) ?? [];
  if (country) return `${prefixOf(country)}${digits}`;
  const [, digitsBefore, named] = ABROAD_BEHIND.exec(plain) ?? [];
  if (named) return `${prefixOf(named)}${digitsBefore}`;
  const found = BEFORE_TOWN.exec(plain) ?? BEHIND_TOWN.exec(plain) ?? FOUR_DIGITS.exec(plain);
  return found?.[1] ?? plain;
}

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?(?: ?uhr)?$/i;

/** A time of day as '09:30', from '9:30', '9.30 Uhr' or '9'; whether it exists is not judged here. */
export function readTime(typed: string): string {
  const plain = plainSigns(typed).trim();
  const [, hour, minute = '00'] = TIME.exec(plain) ?? [];
  return hour === undefined ? plain : `${hour.padStart(2, '0')}:${minute}`;
}

const GERMAN_DAY = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;

/** A day as '2027-02-03', also from '3.2.2027'; whether it exists is not judged here. */
export function readDay(typed: string): string {
  const plain = plainSigns(typed).trim();
  const [, day, month, year] = GERMAN_DAY.exec(plain) ?? [];
  if (day === undefined || month === undefined) return plain;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Said of a postal code that does not exist (formats-29). */
export const UNKNOWN_POSTAL_CODE = 'Diese Postleitzahl gibt es nicht.';

/** Said of four digits without a country (formats-34). */
export const WHICH_COUNTRY =
  'Welches Land ist gemeint? Bitte schreiben Sie A-, CH- oder FL- davor. Deutsche Postleitzahlen haben fünf Ziffern, zum Beispiel 01067.';
