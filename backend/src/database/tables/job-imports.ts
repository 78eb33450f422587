import { JOB_IMPORT_ACTS, JOB_IMPORT_FORMATS, JOB_IMPORT_STATES } from '@silverjobs/contract';
import { boolean, index, integer, jsonb, pgTable, text, unique } from '../drizzle.ts';
import { clients } from './clients.ts';
import { createdAt, identity } from './columns.ts';
import { jobDemands } from './jobs.ts';
import { users } from './users.ts';

/** Files and feeds with advertisements that an employer has looked at (employers-85). */
export const jobImports = pgTable(
  'job_imports',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** Who has looked at it, and in whose name it is carried out. */
    usersId: integer('users_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the file, or the address that it was fetched from. */
    name: text('name').notNull(),
    format: text('format', { enum: JOB_IMPORT_FORMATS }).notNull(),
    unreadable: integer('unreadable').notNull(),
    endMissing: boolean('end_missing').notNull(),
    endsKept: text('ends_kept'),
    state: text('state', { enum: JOB_IMPORT_STATES }).notNull().default('shown'),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_imports_client').on(table.clientId, table.createdAt),
    index('job_imports_users_id').on(table.usersId),
  ],
);

/** A change of an advertisement in words. */
type Change = { field: string; before: string | null; after: string | null };

/** What becomes of each advertisement of an import. */
export const jobImportRows = pgTable(
  'job_import_rows',
  {
    id: identity(),
    importId: integer('import_id')
      .notNull()
      .references(() => jobImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    reference: text('reference'),
    title: text('title').notNull(),
    act: text('act', { enum: JOB_IMPORT_ACTS }).notNull(),
    changes: jsonb('changes').$type<readonly Change[]>().notNull().default([]),
    netCents: integer('net_cents').notNull().default(0),
    note: text('note'),
    hints: jsonb('hints').$type<readonly string[]>().notNull().default([]),
    /** What is posted or written: a body of the API, checked again by it. */
    input: jsonb('input'),
    jobDemandId: integer('job_demand_id').references(() => jobDemands.id, { onDelete: 'set null' }),
    outcome: text('outcome', { enum: ['done', 'failed'] }),
  },
  (table) => [
    unique('job_import_rows_position').on(table.importId, table.position),
    index('job_import_rows_job').on(table.jobDemandId),
  ],
);
