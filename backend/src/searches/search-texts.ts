import type { Narrowing } from '@silverjobs/contract';
import { cutText } from '@silverjobs/contract/clean-text';
import { locationLabel } from '@silverjobs/contract/location-label';
import { narrowingTexts } from '@silverjobs/contract/narrowing-texts';

/** Labels of activities that are named before the rest is only counted. */
const NAMED = 3;
const TITLE_LENGTH = 200;

/** Title of an automatic search. */
export const AUTO_TITLE = 'Stellen, die zu Ihrem Profil passen';

/** 'Empfang, Telefondienst, Büro und 2 weitere'; null without any. */
export function activitiesText(labels: readonly string[]): string | null {
  if (labels.length === 0) return null;
  const rest = labels.length - NAMED;
  if (rest <= 0) return labels.join(', ');
  return `${labels.slice(0, NAMED).join(', ')} und ${rest} weitere`;
}

/** Title of a search that got none: what, where, and what it asks beside them. */
export function searchTitle(
  what: string | null,
  where: string | null,
  narrowing: Narrowing = {},
): string {
  const beside = narrowingTexts(narrowing).map(({ text }) => text);
  const title = [what ?? 'Alle Tätigkeiten', where, ...beside].filter(Boolean).join(', ');
  return cutText(title, TITLE_LENGTH);
}

/** Place and radius of a profile as words: '50667 Köln, Umkreis 10 km'; null without a postal code. */
export function profilePlaceText(
  postalCode: string | null,
  city: string | null,
  radiusMeters: number | null,
): string | null {
  if (!postalCode) return null;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return radiusMeters === null ? place : locationLabel(place, Math.round(radiusMeters / 1_000));
}
