import { bigint, boolean, pgTable, text } from '../drizzle.ts';
import { identity, moment } from './columns.ts';

/** Copies of the database that `pnpm backup` has written, so that /ready and /metrics can say how old the newest is. */
export const backups = pgTable('backups', {
  id: identity(),
  /** Name of its file, without its folder. */
  file: text('file').notNull().unique(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  encrypted: boolean('encrypted').notNull(),
  /** When it was begun: what was written later is not in it. */
  madeAt: moment('made_at').notNull(),
  /** When a drill restored it and found it equal; null: never. */
  provenAt: moment('proven_at'),
});
