import type { CandidateChange } from '@silverjobs/api/candidate';
import type { Candidate, SalutationId } from '@silverjobs/contract';
import { asText, type FormValues, textOrNull } from '../editing/form-values.ts';

export type ContactField = 'salutation_id' | 'first_name' | 'last_name' | 'phone';

/** The contact data as the form holds it. */
export function contactValues({ contact }: Candidate): FormValues<ContactField> {
  return {
    salutation_id: asText(contact.salutation_id),
    first_name: asText(contact.first_name),
    last_name: asText(contact.last_name),
    phone: asText(contact.phone),
  };
}

const salutationOf = (value: string): SalutationId | null =>
  value === '1' ? 1 : value === '2' ? 2 : null;

/** The change of the contact data; the salutation can be cleared (profile-11). */
export function contactChange(values: FormValues<ContactField>): CandidateChange {
  return {
    contact: {
      salutation_id: salutationOf(values.salutation_id),
      first_name: textOrNull(values.first_name),
      last_name: textOrNull(values.last_name),
      phone: textOrNull(values.phone),
    },
    ops: { mode: 'contact_data_update' },
  };
}
