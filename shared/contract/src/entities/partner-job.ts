import { z } from 'zod';
import { id, milliseconds, text } from '../primitives.ts';

/** A job that a partner offers on a site of its own; one applies there (jobs-100). */
export const partnerJob = z
  .object({
    id,
    title: text(300),
    employer: text(300).nullable(),
    /** Plain text. */
    description: text(10_000),
    location_label: text(300).nullable(),
    homeoffice: z.boolean(),
    /** Who has the advertisement. */
    source: text(100),
    /** Where one applies. */
    url: z.url({ protocol: /^https$/ }),
    published_at: milliseconds,
  })
  .meta({ id: 'PartnerJob' });

export type PartnerJob = z.output<typeof partnerJob>;
