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

/** Numbers of an advertisement, the oldest day first (employers-63). */
export const jobFigures = z
  .object({
    title: text(300),
    /** The first day it could be seen. */
    from: z.iso.date(),
    /** The newest day there is to tell of. */
    until: z.iso.date(),
    days: z.array(jobDay),
  })
  .meta({ id: 'JobFigures' });

export type JobDay = z.output<typeof jobDay>;
export type JobFigures = z.output<typeof jobFigures>;
