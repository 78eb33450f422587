import { z } from 'zod';
import { httpsAddress, id, milliseconds, text } from '../primitives.ts';

/** How employers write their advertisements for other programmes. */
export const JOB_IMPORT_FORMATS = ['csv', 'indeed-xml', 'hr-ba-xml'] as const;
/** Where an import stands: it was looked at, it is being carried out, it is over. */
export const JOB_IMPORT_STATES = ['shown', 'running', 'done'] as const;
/**
 * What becomes of one advertisement; 'book' is a change that makes another job of it (employers-29),
 * 'reopen' one that was closed and whose time is not over.
 */
export const JOB_IMPORT_ACTS = [
  'new',
  'change',
  'book',
  'reopen',
  'same',
  'end',
  'refused',
] as const;

const line = text(300);

/** One advertisement of an import: what will happen or has happened. */
const jobImportRow = z
  .object({
    /** From 1 on, in the order of the file. */
    position: z.int().min(1),
    /** How the employer calls it; by this it is known again. */
    reference: line.nullable(),
    title: line,
    act: z.enum(JOB_IMPORT_ACTS),
    /** What changes, by its name on the form; long texts are not repeated. */
    changes: z.array(
      z.object({ field: text(60), before: line.nullable(), after: line.nullable() }),
    ),
    /** What it costs without VAT, in cents. */
    net_cents: z.int().min(0),
    /** Why it is refused, or what to know of it. */
    note: text(500).nullable(),
    /** What does not fit together, and words to think over; nothing is refused because of them. */
    hints: z.array(text(500)).optional(),
    job_demand_id: id.nullable(),
    outcome: z.enum(['done', 'failed']).nullable(),
  })
  .meta({ id: 'JobImportRow' });

/** An import without its advertisements. */
export const jobImportSummary = z
  .object({
    id,
    /** Name of the file, or the address that it was fetched from. */
    name: line,
    state: z.enum(JOB_IMPORT_STATES),
    created_at: milliseconds,
    /** How many advertisements there are, and of how many it is known what became of them. */
    rows: z.int().min(0),
    handled: z.int().min(0),
  })
  .meta({ id: 'JobImportSummary' });

export const jobImport = jobImportSummary
  .extend({
    format: z.enum(JOB_IMPORT_FORMATS),
    /** Advertisements of the file that nobody can read, not even their reference. */
    unreadable: z.int().min(0),
    /** Advertisements of earlier imports that are not in it are to end. */
    end_missing: z.boolean(),
    /** Why these do not end all the same. */
    ends_kept: text(300).nullable(),
    /** All of it, without VAT, in cents. */
    net_cents: z.int().min(0),
    list: z.array(jobImportRow),
  })
  .meta({ id: 'JobImport' });

/** A file that was uploaded, or the address of a feed; and what holds where the file says nothing. */
export const jobImportInput = z
  .object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('upload'), id: z.uuid() }),
      z.object({ kind: z.literal('address'), url: httpsAddress }),
    ]),
    end_missing: z.boolean(),
    work_load_id: id.nullable(),
    job_type_id: id.nullable(),
  })
  .meta({ id: 'JobImportInput' });

export type JobImport = z.output<typeof jobImport>;
export type JobImportRow = z.output<typeof jobImportRow>;
export type JobImportSummary = z.output<typeof jobImportSummary>;
export type JobImportInput = z.input<typeof jobImportInput>;
