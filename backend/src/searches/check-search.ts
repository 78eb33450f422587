import type { Narrowing } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { lookupOptions, positions } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { loadLocationFacts } from './location-facts/location-facts.ts';

export type SearchIds = {
  readonly search_what_id?: number | undefined;
  readonly search_location_id?: number | null | undefined;
  readonly alert_config_id?: number | undefined;
};

/** Without what is not asked for, so that equal ones are stored alike. */
export const givenParts = (narrowing: Narrowing): Narrowing =>
  Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined));

function unknown(param: string, message: string): Failure {
  return new Failure('validation.failed', { param, message });
}

/**
 * Refuses ids that are in no list.
 * @throws Failure validation.failed with the field
 */
export async function checkSearchIds(db: Database, ids: SearchIds): Promise<void> {
  const { search_what_id, search_location_id, alert_config_id } = ids;
  if (search_what_id !== undefined) {
    const found = await db.$count(positions, eq(positions.id, search_what_id));
    if (found === 0) throw unknown('search_what_id', 'Diese Tätigkeit gibt es nicht.');
  }
  if (search_location_id !== undefined && search_location_id !== null) {
    const facts = await loadLocationFacts(db, [search_location_id]);
    if (facts.size === 0) throw unknown('search_location_id', 'Diesen Suchort gibt es nicht.');
  }
  if (alert_config_id !== undefined) {
    const match = and(
      eq(lookupOptions.kind, 'alert_config'),
      eq(lookupOptions.id, alert_config_id),
    );
    const found = await db.$count(lookupOptions, match);
    if (found === 0) throw unknown('alert_config_id', 'Diese Einstellung gibt es nicht.');
  }
}
