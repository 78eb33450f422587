import { z } from 'zod';
import { id, text } from '../primitives.ts';

/** An occupation (jobs-16). */
export const whatOption = z
  .object({
    id,
    label: text(200),
    matching_keywords: text(2_000),
    /** Names of occupations that the catalogue lacks and that this one comes near to. Ours. */
    near_keywords: text(2_000).optional(),
  })
  .meta({ id: 'WhatOption' });

/** A place, region or built-in (jobs-19). id -1 is all, 4 is Homeoffice. */
export const whereOption = z
  .object({
    id: z.int().min(-1),
    label: text(300),
    label_client: text(300),
    label_candidate: text(300),
    type: z.enum(['all', 'region_id', 'postal_code']),
    /** Region id, or the postal code as text, or -1 for all. */
    value: z.union([z.int(), text(10)]),
    /** In kilometres; 0 for regions; null for all. */
    radius: z.int().min(0).nullable(),
    region: z.int().min(0).nullable(),
    /** Postal code the option stands for, '' for regions. */
    pattern: text(10),
    /** Text that the search compares with. */
    search: text(300),
    default: z.boolean(),
    show: z.boolean(),
    show_client: z.boolean(),
    /**
     * How it answers the typed text when it is not called so: 'guess' is what was probably meant,
     * 'abroad' is nearest to a place in a country without jobs. Ours.
     */
    match: z.enum(['guess', 'abroad']).optional(),
  })
  .meta({ id: 'WhereOption' });

export type WhatOption = z.output<typeof whatOption>;
export type WhereOption = z.output<typeof whereOption>;
