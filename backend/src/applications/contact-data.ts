import { type ApplicationInput, type ContactData, shownEmail } from '@silverjobs/contract';
import { formatPhone } from '../candidates/format-phone.ts';
import { Failure } from '../http/failure.ts';

type Given = {
  readonly [Field in
    | 'profile_phone'
    | 'profile_salutation_id'
    | 'profile_first_name'
    | 'profile_last_name']?: ApplicationInput[Field] | undefined;
} & Pick<ApplicationInput, 'show_contact_details'>;

/** What the profile knows. */
export type StoredContact = {
  readonly salutationId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly email: string;
};

function filled(param: string, given: string | undefined, stored: string | null): string {
  const value = given?.trim() || stored?.trim();
  if (value) return value;
  throw new Failure('validation.failed', {
    param,
    message: 'Bitte füllen Sie die erforderlichen Felder aus',
  });
}

/**
 * What the employer gets to see. Blank fields fall back to the stored values (jobs-50); with 'off'
 * it is the word anonymous.
 * @throws Failure validation.failed when a name or the phone is neither given nor stored
 */
export function contactDataOf(given: Given, stored: StoredContact): ContactData {
  if (given.show_contact_details === 'off') return 'anonymous';
  const salutation = given.profile_salutation_id ?? stored.salutationId;
  return {
    salutation_id: salutation === 1 || salutation === 2 ? salutation : null,
    first_name: filled('profile_first_name', given.profile_first_name, stored.firstName),
    last_name: filled('profile_last_name', given.profile_last_name, stored.lastName),
    phone: formatPhone(filled('profile_phone', given.profile_phone, stored.phone)),
    email: shownEmail(stored.email),
  };
}
