import type { Database } from '../database/database.ts';
import { alias, eq } from '../database/drizzle.ts';
import { regions } from '../database/schema.ts';

const states = alias(regions, 'states');

/** Regions with the name of their Land, as their options need them. */
export function selectRegions(db: Database) {
  return db
    .select({
      id: regions.id,
      kind: regions.kind,
      label: regions.label,
      stateLabel: states.label,
    })
    .from(regions)
    .innerJoin(states, eq(states.id, regions.stateId));
}
