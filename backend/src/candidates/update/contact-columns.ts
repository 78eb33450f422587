import { formatPhone } from '../format-phone.ts';
import type { CandidateChange, Columns, Row } from './candidate-change.ts';
import { given } from './given.ts';

/** Name and phone that the change names. */
export function contactColumns(row: Row, { contact = {} }: CandidateChange): Columns {
  const named = {
    salutationId: contact.salutation_id,
    firstName: contact.first_name,
    lastName: contact.last_name,
    phone:
      contact.phone === row.phone
        ? row.phone
        : contact.phone && formatPhone(contact.phone, row.postalCode),
  };
  return given(named) as Columns;
}

/** Home and radius that the change names. */
export function locationColumns({ location = {} }: CandidateChange): Columns {
  const named = {
    postalCode: location.postal_code,
    // A town belongs to its code: another code without one has its main town.
    town: location.postal_code === undefined ? undefined : (location.town ?? null),
    street: location.street,
    radius: location.radius,
  };
  return given(named) as Columns;
}
