import type { Candidate } from '@silverjobs/contract';
import type { LetterState } from '../letter-state.ts';
import { placeholders } from '../placeholders.ts';

/** Who writes, from the profile and from what the conversation added. */
export function senderOf({ contact, location, display }: Candidate, { sender }: LetterState) {
  const profileName = [contact.first_name, contact.last_name].filter(Boolean).join(' ');
  const place = [location.postal_code, display.city].filter(Boolean).join(' ');
  return {
    name: sender.name ?? (contact.last_name ? profileName : ''),
    street: sender.street ?? location.street ?? '',
    place: sender.place ?? place,
    phone: sender.phone ?? contact.phone ?? '',
    email: contact.email,
  };
}

/** The sender as the head of the letter has it, with places left open for what is not known. */
export function senderLines(candidate: Candidate, state: LetterState): string {
  const { name, street, place, phone, email } = senderOf(candidate, state);
  return [
    name || placeholders.name,
    street || placeholders.street,
    place || placeholders.place,
    phone && `Telefon ${phone}`,
    email,
  ]
    .filter(Boolean)
    .join('\n');
}
