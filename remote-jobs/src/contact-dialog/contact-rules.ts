import type {
  ApplicationInput,
  CandidateContact,
  JobDemand,
  SalutationId,
  User,
} from '@silverjobs/contract';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import type { ContactDraft, EditedContact } from './contact-draft.ts';

/** Contact data of the candidate, as the profile has it. */
export type StoredContact = Pick<
  CandidateContact,
  'salutation_id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'complete'
>;

/** Contact data that would be sent. */
export interface SentContact {
  salutation_id: SalutationId | null;
  first_name: string;
  last_name: string;
  phone: string;
}

/** Fields of the dialog that can be missing. */
export type RequiredField = 'message' | 'first_name' | 'last_name' | 'phone';

/** Words of a salutation. */
export const SALUTATIONS: Readonly<Record<SalutationId, string>> = {
  [SALUTATION_HERR_ID]: 'Herr',
  [SALUTATION_FRAU_ID]: 'Frau',
};

/** The contact data in force: blank edited fields fall back to the stored ones (CON-04). */
export function sentContact(edited: EditedContact, stored: StoredContact | undefined): SentContact {
  const filled = (field: 'first_name' | 'last_name' | 'phone') =>
    edited[field]?.trim() || stored?.[field]?.trim() || '';
  const salutation = Number(edited.salutation_id || (stored?.salutation_id ?? 0));
  return {
    salutation_id: salutation === 1 || salutation === 2 ? salutation : null,
    first_name: filled('first_name'),
    last_name: filled('last_name'),
    phone: filled('phone'),
  };
}

/** The contact form shows when data is sent along or the stored data is incomplete (CON-03). */
export function showsContactForm(share: boolean, stored: StoredContact | undefined): boolean {
  return share || !stored?.complete;
}

/** What is still missing; names and telephone are needed only to send them along (CON-05). */
export function missingFields(
  draft: ContactDraft,
  stored: StoredContact | undefined,
): RequiredField[] {
  const missing: RequiredField[] = draft.message.trim() === '' ? ['message'] : [];
  if (!draft.share) return missing;
  const contact = sentContact(draft.contact, stored);
  const fields = ['first_name', 'last_name', 'phone'] as const;
  return [...missing, ...fields.filter((field) => contact[field] === '')];
}

/**
 * The outreach payload (jobs-53), or null when something that it needs is missing: the user, the
 * candidate or a field (CON-05).
 */
export function outreachPayload(
  draft: ContactDraft,
  user: Pick<User, 'id' | 'candidate_id' | '_candidate'> | null,
  job: Pick<JobDemand, 'id' | 'client_id'>,
): ApplicationInput | null {
  const stored = user?._candidate?.contact;
  if (!user?.id || !user.candidate_id || missingFields(draft, stored).length > 0) return null;
  const contact = sentContact(draft.contact, stored);
  return {
    message: draft.message.trim(),
    candidate_id: user.candidate_id,
    client_id: job.client_id,
    job_demand_id: job.id,
    users_id: user.id,
    show_contact_details: draft.share ? 'on' : 'off',
    profile_phone: contact.phone,
    profile_salutation_id: contact.salutation_id,
    profile_first_name: contact.first_name,
    profile_last_name: contact.last_name,
    outreach_template_id: draft.templateId,
  };
}

/** Exactly what the employer will see of the person, in one line (jobs-51). */
export function previewLine(contact: SentContact, email: string | undefined): string {
  const { salutation_id, first_name, last_name, phone } = contact;
  const salutation = salutation_id ? SALUTATIONS[salutation_id] : '';
  const name = [salutation, first_name, last_name].filter(Boolean).join(' ');
  return [name, phone, email].filter(Boolean).join(', ');
}
