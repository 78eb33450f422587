import type { CandidateContact } from '@silverjobs/contract';

/** Contact data of the candidate, as the profile has it. */
export type StoredContact = Pick<
  CandidateContact,
  'salutation_id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'complete'
>;

/** What stands in the dialog; kept until it is sent (jobs-55). */
export interface ContactValues {
  /** 0 for none. */
  templateId: number;
  message: string;
  /** A text that gave its place to the message and can be had back (assistants-85); '' for none. */
  setAside: string;
  /** It is the finished letter, else own words. */
  isLetterAside: boolean;
  /** Own texts that templates took the place of, the newest last (jobs-48). */
  replaced: readonly string[];
  /** 'Ihre Kontaktdaten mitsenden'. */
  share: boolean;
  salutation_id: '' | '1' | '2';
  first_name: string;
  last_name: string;
  phone: string;
}

const salutationOf = (id: number | null | undefined) => (id === 1 ? '1' : id === 2 ? '2' : '');

const NOTHING_REPLACED: readonly string[] = [];

/** The dialog as it opens for the first time, with what the profile has (jobs-50). */
export function contactValues(stored: StoredContact | undefined): ContactValues {
  return {
    templateId: 0,
    message: '',
    setAside: '',
    isLetterAside: false,
    replaced: NOTHING_REPLACED,
    share: true,
    salutation_id: salutationOf(stored?.salutation_id),
    first_name: stored?.first_name ?? '',
    last_name: stored?.last_name ?? '',
    phone: stored?.phone ?? '',
  };
}

/** Checks of a stored draft, where a field is no text. */
export const KNOWN_CONTACT_VALUES = {
  templateId: (kept: unknown) => Number.isInteger(kept) && Number(kept) >= 0,
  salutation_id: (kept: unknown) => kept === '' || kept === '1' || kept === '2',
};

const CONTACT_FIELDS = ['salutation_id', 'first_name', 'last_name', 'phone'] as const;

/** Whether there is something that must not be lost. */
export function isUnsaved(values: ContactValues, initial: ContactValues): boolean {
  const isEdited = CONTACT_FIELDS.some((field) => values[field] !== initial[field]);
  const isAside = values.setAside !== '' || values.replaced.length > 0;
  return values.message.trim() !== '' || isAside || isEdited;
}
