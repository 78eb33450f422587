import type { Database } from '../../../database/database.ts';
import { findOptions } from '../../../locations/find-options.ts';
import { readTypedText } from '../../../locations/typed-text.ts';
import { DEFAULT_RADIUS_KM, type Place } from './place.ts';

/** What was probably meant by a name with a typing error. */
export async function guess(db: Database, text: string): Promise<Place | null> {
  if (!readTypedText(text)) return null;
  const found = await findOptions(db, text.slice(0, 100));
  const options = found.filter(({ match }) => match !== 'abroad');
  const option = options.find(({ radius }) => radius === DEFAULT_RADIUS_KM) ?? options[0];
  return option ? { locationId: option.id, label: option.label } : null;
}
