import { z } from 'zod';
import { NON_PROFIT_STATES } from '../constants.ts';
import { employerRules } from '../forms/employer-profile.ts';
import { townRule } from '../forms/profile.ts';
import { id, text, version } from '../primitives.ts';
import { salutationId } from './candidate.ts';
import { clientProfile } from './client.ts';
import { employerPicture } from './picture.ts';

const optionalId = id.nullable();

/** What an employer says of itself; the address is for invoices only. */
export const employerProfileInput = z
  .object({
    isPrivate: z.boolean(),
    profile_name: employerRules.profile_name,
    salutation_id: salutationId.nullable(),
    contact_name: z.nullable(employerRules.contact_name),
    employer_type_id: optionalId,
    profile_age_id: optionalId,
    company_size_id: optionalId,
    sector_id: optionalId,
    subsector_id: optionalId,
    profile_link: z.nullable(employerRules.profile_link),
    profile_description: z.nullable(employerRules.profile_description),
    street: z.nullable(employerRules.street),
    postal_code: z.nullable(employerRules.postal_code),
    /** Chosen among several of the code (formats-31). */
    town: z.optional(z.nullable(townRule)),
    /** Number for VAT of an Austrian or Swiss company; an earlier page says none. */
    vat_id: z.optional(z.nullable(employerRules.vat_id)),
    version,
  })
  .superRefine((input, context) => {
    if (input.isPrivate) return;
    for (const [field, message] of [
      ['contact_name', 'Bitte nennen Sie eine Ansprechperson.'],
      ['street', 'Bitte geben Sie Straße und Hausnummer für die Rechnung an.'],
      ['postal_code', 'Bitte geben Sie die Postleitzahl für die Rechnung an.'],
    ] as const) {
      if (input[field] === null) context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .meta({ id: 'EmployerProfileInput' });

/** An employer as it sees itself. Nothing is filled in before the first profile. */
export const employerProfile = z
  .object({
    id,
    isPrivate: z.boolean(),
    profile_name: text(200).nullable(),
    salutation_id: salutationId.nullable(),
    contact_name: text(200).nullable(),
    employer_type_id: optionalId,
    profile_age_id: optionalId,
    company_size_id: optionalId,
    sector_id: optionalId,
    subsector_id: optionalId,
    profile_link: text(500).nullable(),
    /** Plain text; see job-text.ts. */
    profile_description: text(20_000).nullable(),
    street: text(200).nullable(),
    postal_code: text(10).nullable(),
    town: z.optional(z.nullable(townRule)),
    vat_id: text(20).nullable().optional(),
    city: text(200).nullable(),
    /** Everything is there that an advertisement needs. */
    complete: z.boolean(),
    /** Why the kind cannot be changed now; null: it can (employers-30). */
    kind_fixed: z.enum(['running', 'booked']).nullable(),
    /** Its advertisements are shown without an operator's look at the first (safety-8). */
    known: z.boolean().optional(),
    /** Where its proof of being a non-profit stands (employers-66); an earlier backend says none. */
    non_profit: z.enum(NON_PROFIT_STATES).optional(),
    /** An earlier backend says none (employers-94). */
    logo: employerPicture.nullable().optional(),
    /** As candidates see it. */
    _shown: clientProfile,
    version,
  })
  .meta({ id: 'EmployerProfile' });

export type EmployerProfile = z.output<typeof employerProfile>;
export type EmployerProfileInput = z.input<typeof employerProfileInput>;
