import type { ApplicationInput, JobDemand, SalutationId, User } from '@silverjobs/contract';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Problem } from '@silverjobs/widgets/form';
import type { ContactValues, StoredContact } from './contact-draft.ts';

/** Contact data that would be sent. */
export interface SentContact {
  salutation_id: SalutationId | null;
  first_name: string;
  last_name: string;
  phone: string;
}

/** Contact data as it stands in the dialog. */
type TypedContact = Pick<ContactValues, 'salutation_id' | 'first_name' | 'last_name' | 'phone'>;

/** Words of a salutation. */
export const SALUTATIONS: Readonly<Record<SalutationId, string>> = {
  [SALUTATION_HERR_ID]: 'Herr',
  [SALUTATION_FRAU_ID]: 'Frau',
};

/** The contact data in force: blank edited fields fall back to the stored ones (jobs-50). */
export function sentContact(edited: TypedContact, stored: StoredContact | undefined): SentContact {
  const filled = (field: 'first_name' | 'last_name' | 'phone') =>
    edited[field].trim() || stored?.[field]?.trim() || '';
  const salutation = Number(edited.salutation_id || (stored?.salutation_id ?? 0));
  return {
    salutation_id: salutation === 1 || salutation === 2 ? salutation : null,
    first_name: filled('first_name'),
    last_name: filled('last_name'),
    phone: filled('phone'),
  };
}

/** The contact form shows when data is sent along or the stored data is incomplete (jobs-50). */
export function showsContactForm(share: boolean, stored: StoredContact | undefined): boolean {
  return share || !stored?.complete;
}

const MISSING = {
  first_name: 'Bitte geben Sie Ihren Vornamen ein.',
  last_name: 'Bitte geben Sie Ihren Nachnamen ein.',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
} as const;

/** Title of the problems, and the problem of somebody who cannot apply at all (jobs-52). */
export const INCOMPLETE = 'Bitte füllen Sie die erforderlichen Felder aus';

/**
 * What is still missing beside the message: names and telephone are needed only to send them along,
 * a user and a candidate always (jobs-52).
 */
export function missingProblems(
  values: ContactValues,
  user: Pick<User, 'id' | 'candidate_id' | '_candidate'> | null,
): Problem<ContactValues>[] {
  if (!user?.id || !user.candidate_id) return [{ field: 'message', text: INCOMPLETE }];
  if (!values.share) return [];
  const contact = sentContact(values, user._candidate?.contact);
  return (['first_name', 'last_name', 'phone'] as const)
    .filter((field) => contact[field] === '')
    .map((field) => ({ field, text: MISSING[field] }));
}

/** The outreach payload (jobs-53) of a dialog in which nothing is missing. */
export function outreachPayload(
  values: ContactValues,
  user: Pick<User, 'id' | 'candidate_id' | '_candidate'> | null,
  job: Pick<JobDemand, 'id' | 'client_id'>,
): ApplicationInput {
  const contact = sentContact(values, user?._candidate?.contact);
  return {
    message: values.message.trim(),
    candidate_id: user?.candidate_id ?? 0,
    client_id: job.client_id,
    job_demand_id: job.id,
    users_id: user?.id ?? 0,
    show_contact_details: values.share ? 'on' : 'off',
    profile_phone: contact.phone,
    profile_salutation_id: contact.salutation_id,
    profile_first_name: contact.first_name,
    profile_last_name: contact.last_name,
    outreach_template_id: values.templateId,
  };
}

/** Exactly what the employer will see of the person, in one line (jobs-51). */
export function previewLine(contact: SentContact, email: string | undefined): string {
  const { salutation_id, first_name, last_name, phone } = contact;
  const salutation = salutation_id ? SALUTATIONS[salutation_id] : '';
  const name = [salutation, first_name, last_name].filter(Boolean).join(' ');
  return [name, phone, email && readableEmail(email)].filter(Boolean).join(', ');
}
