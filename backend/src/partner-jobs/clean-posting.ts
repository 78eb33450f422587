import { createHash } from 'node:crypto';
import { cleanText } from '@silverjobs/contract/clean-text';
import { POSTAL_CODE } from '@silverjobs/contract/countries';
import { htmlToText } from '@silverjobs/contract/html-to-text';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { decodeHTML } from 'entities/decode';
import { fold } from '../places/fold.ts';
import type { LeftOutReason, RawPosting } from './feed.ts';
import { readMoment } from './read-moment.ts';

/** Longest texts that are kept. */
const TITLE_MAX = 200;
const TEXT_MAX = 4_000;
const URL_MAX = 2_000;
/** Nothing is shown longer than this after its feed had it, in milliseconds: 30 days. */
const LIFE_MS = 30 * 86_400_000;

/** A job of a feed as it is kept. */
export type Posting = {
  readonly fingerprint: string;
  readonly externalId: string | null;
  readonly title: string;
  readonly employer: string | null;
  readonly description: string;
  readonly postalCode: string | null;
  readonly homeoffice: boolean;
  readonly url: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
};

/** What stands for a sign that could not be read in the encoding of its feed. */
const BROKEN_SIGN = '\ufffd';

/** Without signs that no text has, the database least of all (U+0000), but for blanks and line breaks. */
export const withoutControls = (text: string) =>
  text
    .replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : ''))
    .replace(/\p{Surrogate}/gu, BROKEN_SIGN);

/** HTML without such signs, in which a '<' before anything but a letter is no tag. */
export const withRealTags = (html: string) =>
  withoutControls(html).replace(/<(?![a-z/!?])/gi, '&lt;');

/** Text or HTML as plain text of a length. */
function plain(html: string, separator: string, most: number): string {
  const escaped = withRealTags(html.slice(0, most * 10));
  const text = cleanText(decodeHTML(htmlToText(escaped).join(separator)));
  // By whole signs: half of one is none.
  return [...text].slice(0, most).join('').trim();
}

/** Only https, without a name and password in it; null for everything else. */
function webAddress(text: string): string | null {
  const address = withoutControls(text).trim();
  if (address.length > URL_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url.href : null;
}

/** A postal code, also with the country before or the town behind it; null for everything else. */
function postalCodeOf(text: string | null): string | null {
  const german = /^(?:D|DE|DEU)?[\s-]*(\d{5})(?!\d)/i.exec(text?.trim() ?? '')?.[1];
  const code = german ?? readPostalCode(text ?? '');
  return POSTAL_CODE.test(code) ? code : null;
}

/**
 * A job of a feed without HTML, with limits, and only where it can be applied for on the web, or why it
 * is left out (jobs-100).
 */
export function cleanPosting(raw: RawPosting, now: Date): Posting | LeftOutReason {
  const title = plain(raw.title, ' ', TITLE_MAX);
  if (title === '') return 'no-title';
  const employer = plain(raw.employer ?? '', ' ', TITLE_MAX) || null;
  if (`${title}${employer}`.includes(BROKEN_SIGN)) return 'unreadable';
  const url = raw.urls.map(webAddress).find((address) => address !== null);
  if (!url) return 'no-address';
  const end = readMoment(raw.expiresAt, 'end');
  if (end === 'invalid') return 'bad-date';
  const expires = Math.min(end ?? Number.POSITIVE_INFINITY, now.getTime() + LIFE_MS);
  if (expires <= now.getTime()) return 'over';
  const begin = readMoment(raw.publishedAt, 'begin');
  const published = Math.min(
    begin === null || begin === 'invalid' ? now.getTime() : begin,
    now.getTime(),
  );
  const postalCode = postalCodeOf(raw.postalCode);
  const same = [fold(title), fold(employer ?? url), postalCode ?? ''].join('|');
  return {
    fingerprint: createHash('sha256').update(same).digest('base64url'),
    externalId: plain(raw.externalId ?? '', ' ', TITLE_MAX) || null,
    title,
    employer,
    description: plain(raw.description, '\n', TEXT_MAX),
    postalCode,
    homeoffice: raw.homeoffice,
    url,
    publishedAt: new Date(published),
    expiresAt: new Date(expires),
  };
}
