import { pgTable, text } from '../drizzle.ts';

/** What the seeding has done, by name. */
export const notes = pgTable('notes', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
