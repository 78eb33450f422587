import { EMPTY_SEARCH_PLACES, JOB_SOURCES } from '@silverjobs/contract';
import { date, integer, pgTable, primaryKey, text } from '../drizzle.ts';
import { jobDemands } from './jobs.ts';

/** What of a day leaves no row that lasts, counted; by the clock in Germany (operators-38). */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/**
 * What was searched in vain, by week. The visitor is a number below 65,536, made of the week and of who
 * asked: enough to tell three of them apart, too little to find one (operators-39).
 */
export const emptySearches = pgTable(
  'empty_searches',
  {
    /** The Monday that the week begins with. */
    week: date('week').notNull(),
    place: text('place', { enum: EMPTY_SEARCH_PLACES }).notNull(),
    words: text('words').notNull(),
    visitor: integer('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.place, table.words, table.visitor] })],
);

/** What happened with an advertisement, counted by day and place: of nobody, only how often (employers-63). */
export const jobFigures = pgTable(
  'job_figures',
  {
    jobDemandId: integer('job_demand_id')
      .notNull()
      .references(() => jobDemands.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    source: text('source', { enum: JOB_SOURCES }).notNull(),
    shown: integer('shown').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    saved: integer('saved').notNull().default(0),
    /** To the employer's own application page (employers-87). */
    ledAway: integer('led_away').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobDemandId, table.day, table.source] })],
);
