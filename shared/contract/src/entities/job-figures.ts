import { z } from 'zod';
import { JOB_SOURCES } from '../constants.ts';
import { text } from '../primitives.ts';

const number = z.int().min(0);

/** What happened with an advertisement on a day in Germany, by where; days without anything are left out. */
const jobDay = z
  .object({
    day: z.iso.date(),
    source: z.enum(JOB_SOURCES),
    /** Times that it stood in a list. */
    shown: number,
    /** Times that its page was opened. */
    opened: number,
    saved: number,
    applied: number,
    /** Times that somebody went on to the employer's own application page; ours. */
    led_away: number.optional(),
  })
  .meta({ id: 'JobDay' });

/** What of an advertisement is compared. */
export const COMPARED_MEASURES = ['shown', 'opened', 'saved', 'applied'] as const;

/** With which others an advertisement is compared, the most alike first (employers-89). */
const COMPARED_SCOPES = ['position', 'related', 'sector', 'all'] as const;

/** An advertisement beside running ones of other employers, as much alike as there are enough of (employers-89). */
const jobComparison = z
  .object({
    /** How many others there are. */
    jobs: number,
    /** The Land that they are in; null where it had too few, and they are from everywhere. */
    region: z.string().nullable(),
    position_label: z.string(),
    /** With whom; without it with the same activity. */
    scope: z.enum(COMPARED_SCOPES).optional(),
    /** The sector of the activity, where the others are of it. */
    sector_label: z.string().nullable().optional(),
    /** Only the first days of each are counted. */
    days: number,
    measures: z.array(
      z.object({
        measure: z.enum(COMPARED_MEASURES),
        own: number,
        /** Half of the others have more, half have less. */
        middle: number,
      }),
    ),
  })
  .meta({ id: 'JobComparison' });

/** Numbers of an advertisement, the oldest day first (employers-63). */
export const jobFigures = z
  .object({
    title: text(300),
    /** The first day it could be seen. */
    from: z.iso.date(),
    /** The newest day there is to tell of. */
    until: z.iso.date(),
    days: z.array(jobDay),
    /** Null where there are too few others, or it runs for less than a week; ours. */
    comparison: jobComparison.nullable().optional(),
  })
  .meta({ id: 'JobFigures' });

export type JobDay = z.output<typeof jobDay>;
export type JobComparison = z.output<typeof jobComparison>;
export type JobFigures = z.output<typeof jobFigures>;
