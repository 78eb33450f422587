import { z } from 'zod';
import { id, text } from '../primitives.ts';
import { shownLogo } from './picture.ts';

/** An employer on cards and in conversations (jobs-34). A private one shows less. */
export const client = z
  .object({
    id,
    isPrivate: z.boolean(),
    profile_name: text(200).nullable(),
    contact_name: text(200).nullable(),
    contact_salutation: text(50).nullable(),
    salutation_label: text(50).nullable(),
    salutation_label2: text(50).nullable(),
    /** An operator has seen that it is who it says (operators-22). */
    verified: z.boolean().optional(),
  })
  .meta({ id: 'Client' });

/** An employer on the page of a job (jobs-43). */
export const clientProfile = client
  .extend({
    employer_type_label: text(200).nullable(),
    profile_age_label: text(200).nullable(),
    company_size_label: text(200).nullable(),
    subsector_label: text(200).nullable(),
    profile_link: text(500).nullable(),
    profile_description: text(20_000).nullable(),
    /** Ours; left out where there is none (employers-94). */
    logo: shownLogo.optional(),
  })
  .meta({ id: 'ClientProfile' });

export type Client = z.output<typeof client>;
export type ClientProfile = z.output<typeof clientProfile>;
