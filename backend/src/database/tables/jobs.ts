import {
  CONTACT_PREFERENCES,
  CONTRACT_KINDS,
  HOLD_CAUSES,
  JOB_STATUSES,
  PAY_UNITS,
} from '@silverjobs/contract';
import {
  bit,
  boolean,
  check,
  customType,
  date,
  desc,
  index,
  integer,
  pgTable,
  primaryKey,
  type SQL,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity, moment } from './columns.ts';
import { timesNamed } from './job-times.ts';
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
    /** Pay in words, for lists; made of the next three where the employer filled them in. */
    payHint: text('pay_hint'),
    payUnit: text('pay_unit', { enum: PAY_UNITS }),
    /** In cents. */
    payFrom: integer('pay_from'),
    payTo: integer('pay_to'),
    contractKind: text('contract_kind', { enum: CONTRACT_KINDS }),
    /** People wanted, first day of work and street of it, where they are said (employers-93). */
    places: integer('places'),
    startsOn: date('starts_on'),
    street: text('street'),
    /** Days and times of day that the employer has said, as bits of JOB_TIMES (employers-96). */
    saidTimes: integer('said_times'),
    /** Days and times of day that title and text name, as bits of JOB_TIMES (jobs-151). */
    times: integer('times')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => timesNamed(sql`(${jobDemands.title} || ' ' || ${jobDemands.description})`),
      ),
    contactPreference: text('contact_preference', { enum: CONTACT_PREFERENCES })
      .notNull()
      .default('message'),
    /** A link or a mail address, where the employer takes applications itself (employers-87). */
    applicationAddress: text('application_address'),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('active'),
    /** Posted free of charge by a private household; it stays what it was then (employers-30). */
    postedPrivate: boolean('posted_private').notNull().default(false),
    /** What was booked; null: as it is now (employers-29). */
    bookedTitle: text('booked_title'),
    bookedPositionId: integer('booked_position_id'),
    bookedPostalCode: text('booked_postal_code'),
    /** When it ends by itself (employers-37). */
    endsAt: moment('ends_at'),
    /** When its employer was told of the end. */
    endToldAt: moment('end_told_at'),
    /** Made by the sender: a job that is posted twice is there once. */
    clientKey: text('client_key'),
    /** How the employer's file calls it: by this it is known again (employers-85). */
    externalRef: text('external_ref'),
    /** The operator has hidden it (operators-11). */
    hiddenAt: moment('hidden_at'),
    /** What it was before. */
    hiddenFrom: text('hidden_from', { enum: JOB_STATUSES }),
    /** The decision that hid it. */
    hiddenBy: integer('hidden_by'),
    /** Hidden until an operator has seen it (safety-8). */
    heldFor: text('held_for', { enum: HOLD_CAUSES }),
    createdAt: createdAt(),
    /** When what everybody reads of it last changed; null: never. A trigger keeps it (sql/job-changes.sql). */
    changedAt: moment('changed_at'),
  },
  (table) => {
    const active = sql`${table.status} = 'active'`;
    const newest = [desc(table.createdAt), desc(table.id)] as const;
    const regions = [table.districtId, table.stateId] as const;
    const kinds = [table.homeofficeId, table.jobTypeId, table.workLoadId] as const;
    return [
      // These hold all that filters ask for, so that lists are found without reading the jobs.
      index('job_demands_newest')
        .on(...newest, table.postalCode, ...regions, ...kinds, table.potentialJobId)
        .where(active),
      // What candidates can imagine to do, near their homes (docs/decisions/0023).
      index('job_demands_potential_job')
        .on(table.potentialJobId, table.postalCode, ...newest, ...regions, ...kinds)
        .where(active),
      index('job_demands_postal_code')
        .on(table.postalCode, ...newest, ...regions, ...kinds, table.potentialJobId)
        .where(active),
      index('job_demands_district')
        .on(table.districtId, ...newest)
        .where(active),
      index('job_demands_state')
        .on(table.stateId, ...newest)
        .where(active),
      index('job_demands_homeoffice')
        .on(...newest)
        .where(sql`${table.status} = 'active' and ${table.homeofficeId} >= 4`),
      index('job_demands_ends_at').on(table.endsAt).where(sql`${table.status} <> 'closed'`),
      index('job_demands_pay')
        .on(sql`coalesce(${table.payTo}, ${table.payFrom})`, ...newest)
        .where(sql`${table.status} = 'active' and ${table.payUnit} = 'hour'`),
      // Site maps, and what has changed since.
      index('job_demands_map_moments').on(table.id, table.changedAt, table.createdAt).where(active),
      index('job_demands_changed').on(
        sql`coalesce(${table.changedAt}, ${table.createdAt})`,
        table.id,
      ),
      index('job_demands_created_at').on(table.createdAt),
      index('job_demands_client').on(table.clientId, ...newest),
      uniqueIndex('job_demands_posted_once').on(table.clientId, table.clientKey),
      index('job_demands_external_ref')
        .on(table.clientId, table.externalRef)
        .where(sql`${table.externalRef} is not null`),
      index('job_demands_held').on(table.hiddenAt).where(sql`${table.heldFor} is not null`),
      check('job_demands_hidden', sql`${table.hiddenAt} is null or ${table.status} <> 'active'`),
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
    jobTypeId: integer('job_type_id'),
    workLoadId: integer('work_load_id'),
    potentialJobId: integer('potential_job_id'),
  },
  (table) => {
    const newest = [desc(table.createdAt), desc(table.jobDemandId)] as const;
    const asked = [
      table.districtId,
      table.stateId,
      table.homeofficeId,
      table.jobTypeId,
      table.workLoadId,
      table.potentialJobId,
    ] as const;
    return [
      primaryKey({ columns: [table.positionId, table.jobDemandId] }),
      // The occupations of a job in their order, without reading its rows (docs/decisions/0040).
      index('job_demand_positions_job').on(
        table.jobDemandId,
        table.rank,
        table.positionId,
        table.active,
      ),
      index('job_demand_positions_newest')
        .on(table.positionId, ...newest, table.postalCode, ...asked)
        .where(sql`${table.active}`),
      // What fits near home (docs/decisions/0023).
      index('job_demand_positions_place')
        .on(table.positionId, table.postalCode, ...newest, ...asked)
        .where(sql`${table.active}`),
    ];
  },
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** So many words and marks that many jobs say are kept as bits of each job. */
export const COMMON_BITS = 512;

/**
 * What a job is found by beside its position: the words of its title and text, its days, times and contract. Beside
 * the jobs, so that they need not be read, with what filters ask for; triggers keep it the same (sql/job-words.sql,
 * docs/decisions/0040).
 */
export const jobWords = pgTable(
  'job_words',
  {
    jobDemandId: integer('job_demand_id')
      .primaryKey()
      .references(() => jobDemands.id, { onDelete: 'cascade' }),
    active: boolean('active').notNull(),
    createdAt: createdAt(),
    postalCode: text('postal_code'),
    districtId: integer('district_id'),
    stateId: integer('state_id'),
    homeofficeId: integer('homeoffice_id').notNull(),
    jobTypeId: integer('job_type_id'),
    workLoadId: integer('work_load_id'),
    potentialJobId: integer('potential_job_id'),
    clientId: integer('client_id').notNull(),
    words: tsvector('words').notNull(),
    /** Which of the common words and marks it says (common_words); null until they are learnt. */
    common: bit('common', { dimensions: COMMON_BITS }),
  },
  (table) => {
    const active = sql`${table.active}`;
    // All that lists ask for beside words that few say: it is answered without reading rows.
    const asked = [
      table.homeofficeId,
      table.jobTypeId,
      table.workLoadId,
      table.potentialJobId,
      table.clientId,
      table.districtId,
      table.stateId,
      table.common,
    ] as const;
    return [
      // Of all, active or not, as that of places: of two that know 'active' PostgreSQL takes only one.
      index('job_words_said').using('gin', table.words),
      index('job_words_newest')
        .on(desc(table.createdAt), desc(table.jobDemandId), table.postalCode, ...asked)
        .where(active),
      index('job_words_place').on(
        table.postalCode,
        table.active,
        table.createdAt,
        table.jobDemandId,
        ...asked,
      ),
      // Of all as well: where many places are asked for, the planner would read all that it holds instead.
      index('job_words_client').on(table.clientId),
    ];
  },
);

/**
 * Words that many jobs say: what begins so is asked for by these, and by the beginning of what is rare
 * (docs/decisions/0040). Learnt once, of what several employers say: they name nobody.
 */
export const frequentWords = pgTable(
  'frequent_words',
  { word: text('word').notNull() },
  (table) => [uniqueIndex('frequent_words_word').using('btree', table.word.op('text_pattern_ops'))],
);

/**
 * Words that so many jobs say, or marks that so many have, that each is a bit of every job (docs/decisions/0040).
 * Learnt with the frequent words; which bit is whose never changes.
 */
export const commonWords = pgTable('common_words', {
  /** A word stands for all that begins so, a mark for itself. */
  word: text('word').primaryKey(),
  bit: smallint('bit').notNull().unique(),
  /** What a job with this bit says. */
  said: tsquery('said').notNull(),
});

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

/** The same by kind of job and hours, too; 0 stands for none (docs/decisions/0023). */
export const jobKindCounts = pgTable(
  'job_kind_counts',
  {
    postalCode: text('postal_code').notNull(),
    districtId: integer('district_id').notNull(),
    stateId: integer('state_id').notNull(),
    homeoffice: boolean('homeoffice').notNull(),
    jobTypeId: integer('job_type_id').notNull(),
    workLoadId: integer('work_load_id').notNull(),
    jobs: integer('jobs').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'job_kind_counts_key',
      columns: [
        table.postalCode,
        table.districtId,
        table.stateId,
        table.homeoffice,
        table.jobTypeId,
        table.workLoadId,
      ],
    }),
  ],
);
