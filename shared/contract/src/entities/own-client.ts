import { z } from 'zod';
import { filledText, id, text } from '../primitives.ts';
import { salutationId } from './candidate.ts';
import { clientProfile } from './client.ts';

const optionalId = id.nullable();
const postalCode = z.string().regex(/^\d{5}$/);

/** What an employer says of itself; the address is for invoices only. */
export const ownClientInput = z
  .object({
    isPrivate: z.boolean(),
    profile_name: filledText(200),
    salutation_id: salutationId.nullable(),
    contact_name: filledText(200).nullable(),
    employer_type_id: optionalId,
    profile_age_id: optionalId,
    company_size_id: optionalId,
    sector_id: optionalId,
    subsector_id: optionalId,
    profile_link: z
      .string()
      .trim()
      .max(500)
      .regex(/^https?:\/\/\S+\.\S+$/i)
      .nullable(),
    profile_description: text(5_000).nullable(),
    street: filledText(200).nullable(),
    postal_code: postalCode.nullable(),
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
  .meta({ id: 'OwnClientInput' });

/** An employer as it sees itself. Nothing is filled in before the first profile. */
export const ownClient = z
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
    city: text(200).nullable(),
    /** Everything is there that an advertisement needs. */
    complete: z.boolean(),
    /** As candidates see it. */
    _shown: clientProfile,
  })
  .meta({ id: 'OwnClient' });

export type OwnClient = z.output<typeof ownClient>;
export type OwnClientInput = z.input<typeof ownClientInput>;
