import { CONTACT_PREFERENCES, JOB_STATUSES } from '@silverjobs/contract';
import { desc, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { createdAt, identity } from './columns.ts';
import { positions, postalCodes } from './lookups.ts';

/** Jobs. District and Land repeat those of the postal code, for the indexes. */
export const jobDemands = pgTable(
  'job_demands',
  {
    id: identity(),
    key: text('key').notNull().unique().default(sql`gen_random_uuid()`),
    title: text('title').notNull(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    postalCode: text('postal_code').references(() => postalCodes.code),
    districtId: integer('district_id'),
    stateId: integer('state_id'),
    /** In metres: how far candidates may live away. */
    radius: integer('radius'),
    workLoadId: integer('work_load_id'),
    jobTypeId: integer('job_type_id'),
    homeofficeId: integer('homeoffice_id').notNull().default(1),
    potentialJobId: integer('potential_job_id'),
    payHint: text('pay_hint'),
    contactPreference: text('contact_preference', { enum: CONTACT_PREFERENCES })
      .notNull()
      .default('message'),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('active'),
    /** Made by the sender: a job that is posted twice is there once. */
    clientKey: text('client_key'),
    createdAt: createdAt(),
  },
  (table) => {
    const active = sql`${table.status} = 'active'`;
    const newest = [desc(table.createdAt), desc(table.id)] as const;
    return [
      // Holds all that filters ask for, so that the list is found without reading the jobs.
      index('job_demands_newest')
        .on(...newest, table.postalCode, table.districtId, table.stateId, table.homeofficeId)
        .where(active),
      index('job_demands_postal_code')
        .on(table.postalCode, ...newest)
        .where(active),
      index('job_demands_district')
        .on(table.districtId, ...newest)
        .where(active),
      index('job_demands_state')
        .on(table.stateId, ...newest)
        .where(active),
      index('job_demands_homeoffice')
        .on(...newest)
        .where(sql`${table.status} = 'active' and ${table.homeofficeId} > 1`),
      index('job_demands_client').on(table.clientId, ...newest),
      uniqueIndex('job_demands_posted_once').on(table.clientId, table.clientKey),
    ];
  },
);

/**
 * Positions that a job is found by; rank 0 is the main one. What filters ask for is repeated from
 * the job, so that one index answers position and location together; triggers keep it the same
 * (docs/decisions/0006).
 */
export const jobDemandPositions = pgTable(
  'job_demand_positions',
  {
    positionId: integer('position_id')
      .notNull()
      .references(() => positions.id),
    jobDemandId: integer('job_demand_id')
      .notNull()
      .references(() => jobDemands.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
    active: boolean('active').notNull().default(false),
    createdAt: createdAt(),
    postalCode: text('postal_code'),
    districtId: integer('district_id'),
    stateId: integer('state_id'),
    homeofficeId: integer('homeoffice_id').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.positionId, table.jobDemandId] }),
    index('job_demand_positions_job').on(table.jobDemandId),
    index('job_demand_positions_newest')
      .on(
        table.positionId,
        desc(table.createdAt),
        desc(table.jobDemandId),
        table.postalCode,
        table.districtId,
        table.stateId,
        table.homeofficeId,
      )
      .where(sql`${table.active}`),
  ],
);

/**
 * How many active jobs each postal code has, with and without Homeoffice; '' and 0 stand for
 * none. Triggers of job_demands keep it exact (docs/decisions/0006).
 */
export const jobCounts = pgTable(
  'job_counts',
  {
    postalCode: text('postal_code').notNull(),
    districtId: integer('district_id').notNull(),
    stateId: integer('state_id').notNull(),
    homeoffice: boolean('homeoffice').notNull(),
    jobs: integer('jobs').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.postalCode, table.districtId, table.stateId, table.homeoffice],
    }),
  ],
);
