import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
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
