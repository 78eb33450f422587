import type { ContactData } from '@silverjobs/contract';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';

/** 'Guten Tag Frau Schuster', as far as the applicant has said who it is. */
export function greeting(contact: ContactData): string {
  if (contact === 'anonymous') return 'Guten Tag';
  const { salutation_id, first_name, last_name } = contact;
  const name = last_name.trim();
  if (salutation_id === SALUTATION_FRAU_ID && name) return `Guten Tag Frau ${name}`;
  if (salutation_id === SALUTATION_HERR_ID && name) return `Guten Tag Herr ${name}`;
  return ['Guten Tag', first_name.trim(), name].filter(Boolean).join(' ');
}
