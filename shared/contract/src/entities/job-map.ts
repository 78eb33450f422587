import { z } from 'zod';
import { text } from '../primitives.ts';

/** The jobs of one place on the map. */
const jobMapPoint = z
  .object({
    /** Degrees. */
    lat: z.number(),
    lon: z.number(),
    count: z.int().min(1),
    place: text(200),
    /** One of the place's postal codes, to filter by. */
    postal_code: text(10),
  })
  .meta({ id: 'JobMapPoint' });

/** Where the jobs of a filter are; count includes those without a place. */
export const jobMap = z
  .object({ count: z.int().min(0), points: z.array(jobMapPoint) })
  .meta({ id: 'JobMap' });

export type JobMapPoint = z.output<typeof jobMapPoint>;
export type JobMap = z.output<typeof jobMap>;
