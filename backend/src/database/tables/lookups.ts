import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from '../drizzle.ts';

/** Every list of choices: one kind a list. */
export const lookupOptions = pgTable(
  'lookup_options',
  {
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    label: text('label').notNull(),
    /** Metres of a radius, hours of a workload. */
    value: integer('value'),
    /** Sector of a subsector. */
    parentId: integer('parent_id'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Occupations. */
export const positions = pgTable('positions', {
  id: integer('id').primaryKey(),
  label: text('label').notNull(),
  matchingKeywords: text('matching_keywords').notNull(),
  sectorId: integer('sector_id').notNull(),
  subsectorId: integer('subsector_id').notNull(),
  potentialJobId: integer('potential_job_id'),
});

/** Länder and districts; the id is the location option's id, too. */
export const regions = pgTable('regions', {
  id: integer('id').primaryKey(),
  kind: text('kind', { enum: ['state', 'district'] }).notNull(),
  label: text('label').notNull(),
  stateId: integer('state_id').notNull(),
  searchKey: text('search_key').notNull(),
});

/** Postal codes with the coordinates of their main place. */
export const postalCodes = pgTable(
  'postal_codes',
  {
    code: text('code').primaryKey(),
    place: text('place').notNull(),
    stateId: integer('state_id').notNull(),
    districtId: integer('district_id').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    population: integer('population').notNull(),
  },
  (table) => [index('postal_codes_lat_lon').on(table.lat, table.lon)],
);

/** Every place of every postal code. */
export const places = pgTable(
  'places',
  {
    id: integer('id').primaryKey(),
    postalCode: text('postal_code').notNull(),
    name: text('name').notNull(),
    searchKey: text('search_key').notNull(),
    districtId: integer('district_id').notNull(),
    /** The name occurs in several districts, so labels add the district. */
    ambiguous: boolean('ambiguous').notNull(),
  },
  (table) => [
    index('places_postal_code').using('btree', table.postalCode.op('text_pattern_ops')),
    index('places_search_key').using('btree', table.searchKey.op('text_pattern_ops')),
  ],
);
