import type { ShortProfile } from '@silverjobs/contract';

/** What stands for the name of somebody who is anonymous. */
export function profileTitle({ title, match_label }: Pick<ShortProfile, 'title' | 'match_label'>) {
  return title ?? match_label ?? 'Kandidatin oder Kandidat';
}

/** 'Köln, 4 km entfernt'; '' when nothing is known. */
export function distanceText({ city, distance_km: km }: ShortProfile): string {
  const distance = km === null ? null : km < 1 ? 'am selben Ort' : `${km} km entfernt`;
  return [city, distance].filter(Boolean).join(', ');
}
