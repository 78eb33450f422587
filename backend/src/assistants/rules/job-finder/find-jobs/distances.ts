import { codesNear } from '../../../../jobs/codes-within.ts';
import { readOptionId } from '../../../../places/option-id.ts';
import type { Conversation } from '../../../engine.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** How far postal codes are from the wanted place; none where that is no place with a radius. */
export async function distances(
  { db }: Conversation,
  { place }: SearchCriteria,
): Promise<{ readonly near: ReadonlyMap<string, number>; readonly radiusKm: number | null }> {
  const filter = readOptionId(place.locationId);
  if (filter?.kind !== 'postal-code') return { near: new Map(), radiusKm: null };
  const near = await codesNear(db, filter.code, filter.radiusKm);
  return { near: new Map(near.map(({ code, km }) => [code, km])), radiusKm: filter.radiusKm };
}
