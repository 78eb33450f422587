import type { Database } from '../../../database/database.ts';
import { findOptions } from '../../../locations/find-options.ts';
import { readTypedText } from '../../../locations/typed-text.ts';
import { fold } from '../../../places/fold.ts';
import { DEFAULT_RADIUS_KM, type Place } from './place.ts';

/** What was probably meant by a name with a typing error. */
export async function guess(db: Database, text: string): Promise<Place | null> {
  if (!readTypedText(text)) return null;
  const found = await findOptions(db, text.slice(0, 100));
  const options = found.filter(({ match }) => match !== 'abroad');
  // 'Schweiz' is the country, not Schweizersholz.
  const option =
    options.find(({ label }) => fold(label) === fold(text)) ??
    options.find(({ radius }) => radius === DEFAULT_RADIUS_KM) ??
    options[0];
  return option ? { locationId: option.id, label: option.label } : null;
}
