import { integer, timestamp } from '../drizzle.ts';

/** First id that the database gives: below are the shared templates' owner and the demo data. */
export const FIRST_ID = 10_000_000;

/** Primary key by identity; explicit ids (demo data) stay below FIRST_ID. */
export const identity = () =>
  integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_ID });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
