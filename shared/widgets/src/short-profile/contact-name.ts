import type { ContactData } from '@silverjobs/contract';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';

const SALUTATIONS: Readonly<Record<number, string>> = {
  [SALUTATION_HERR_ID]: 'Herr',
  [SALUTATION_FRAU_ID]: 'Frau',
};

/** 'Frau Renate Schuster'; null while nothing is shared. */
export function contactName(contact: ContactData): string | null {
  if (contact === 'anonymous') return null;
  const { salutation_id, first_name, last_name } = contact;
  const parts = [SALUTATIONS[salutation_id ?? 0], first_name.trim(), last_name.trim()];
  return parts.filter(Boolean).join(' ') || null;
}
