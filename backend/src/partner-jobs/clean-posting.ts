import { createHash } from 'node:crypto';
import { cleanText } from '@silverjobs/contract/clean-text';
import { htmlToText } from '@silverjobs/contract/html-to-text';
import { fold } from '../places/fold.ts';
import type { RawPosting } from './feed.ts';

/** Longest texts that are kept. */
const TITLE_MAX = 200;
const TEXT_MAX = 4_000;
const URL_MAX = 2_000;
/** Nothing is shown longer than this after its feed had it, in milliseconds: 30 days. */
const LIFE_MS = 30 * 86_400_000;

/** A job of a feed as it is kept. */
export type Posting = {
  readonly fingerprint: string;
  readonly title: string;
  readonly employer: string | null;
  readonly description: string;
  readonly postalCode: string | null;
  readonly homeoffice: boolean;
  readonly url: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
};

function line(text: string, most: number): string {
  return cleanText(htmlToText(text.slice(0, most * 10)).join(' '))
    .slice(0, most)
    .trim();
}

function paragraphs(html: string): string {
  return cleanText(htmlToText(html.slice(0, TEXT_MAX * 10)).join('\n'))
    .slice(0, TEXT_MAX)
    .trim();
}

/** Only https, without a name and password in it; null for everything else. */
function webAddress(text: string): string | null {
  if (text.length > URL_MAX || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url.href : null;
}

function moment(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/**
 * A job of a feed without HTML, with limits, and only where it can be applied for on the web; null
 * for what is over or no job (jobs-100).
 */
export function cleanPosting(raw: RawPosting, now: Date): Posting | null {
  const title = line(raw.title, TITLE_MAX);
  const url = webAddress(raw.url);
  const expires = Math.min(
    moment(raw.expiresAt) ?? Number.POSITIVE_INFINITY,
    now.getTime() + LIFE_MS,
  );
  if (title === '' || url === null || expires <= now.getTime()) return null;
  const employer = line(raw.employer ?? '', TITLE_MAX) || null;
  const postalCode = /^\d{5}$/.test(raw.postalCode?.trim() ?? '')
    ? (raw.postalCode?.trim() ?? null)
    : null;
  const published = Math.min(moment(raw.publishedAt) ?? now.getTime(), now.getTime());
  const same = [fold(title), fold(employer ?? url), postalCode ?? ''].join('|');
  return {
    fingerprint: createHash('sha256').update(same).digest('base64url'),
    title,
    employer,
    description: paragraphs(raw.description),
    postalCode,
    homeoffice: raw.homeoffice,
    url,
    publishedAt: new Date(published),
    expiresAt: new Date(expires),
  };
}
