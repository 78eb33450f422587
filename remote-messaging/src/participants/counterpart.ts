import type { Conversation } from '@silverjobs/contract';
import { SALUTATION_FRAU_ID, SALUTATION_HERR_ID } from '@silverjobs/contract/constants';
import { nameInDative } from '@silverjobs/contract/name-in-dative';

/** Who looks at a conversation. */
export type ParticipantRole = 'candidate' | 'client';

/** What a conversation says about its two sides. */
export type Parties = Pick<Conversation, 'contact_data' | '_client'>;

const SALUTATIONS: Readonly<Record<number, string>> = {
  [SALUTATION_HERR_ID]: 'Herr',
  [SALUTATION_FRAU_ID]: 'Frau',
};

const ANONYMOUS = 'Anonym';

/** What stands for a name, as it reads after 'von' and 'mit'. */
const AFTER_PREPOSITION: Readonly<Record<string, string>> = {
  [ANONYMOUS]: 'einer anonymen Person',
  'Anonyme Person': 'einer anonymen Person',
  Arbeitgeber: 'einem Arbeitgeber',
  Privat: 'einem Privathaushalt',
};

function joined(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** The person on the employer's side; only when the contact data is not anonymous (messages-8). */
export function contactPerson({ contact_data, _client }: Parties): string {
  if (contact_data === 'anonymous') return '';
  if (_client.isPrivate) return 'Privat';
  const name = _client.contact_name?.trim();
  return name ? joined(_client.salutation_label, name) : '';
}

/** Name of the employer, as cards and conversation show it. */
export function employerName({ _client }: Parties): string {
  return _client.profile_name?.trim() || (_client.isPrivate ? 'Privat' : 'Arbeitgeber');
}

/** Name of the candidate; 'Anonym' unless contact data was sent. */
export function candidateName({ contact_data }: Parties): string {
  if (contact_data === 'anonymous') return ANONYMOUS;
  const { salutation_id, first_name, last_name } = contact_data;
  return joined(SALUTATIONS[salutation_id ?? 0], first_name, last_name) || ANONYMOUS;
}

/** Who wrote, as it stands above a message of the other side. */
export function authorName(parties: Parties, viewer: ParticipantRole): string {
  if (viewer === 'client') {
    const name = candidateName(parties);
    return name === ANONYMOUS ? 'Anonyme Person' : name;
  }
  const person = contactPerson(parties);
  return person === '' || person === 'Privat' ? employerName(parties) : person;
}

/** One side after 'von' or 'mit': its name, or what stands for it (words-3). */
export function sideInDative(name: string): string {
  return AFTER_PREPOSITION[name] ?? nameInDative(name);
}
