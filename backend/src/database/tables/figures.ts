import { EMPTY_SEARCH_PLACES } from '@silverjobs/contract';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
